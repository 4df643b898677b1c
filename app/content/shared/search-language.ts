/** Stop words in the three languages of queries. */
export const emptyWords: readonly string[] = [
  ...'ال في من على إلى الى عن ما ماذا هل كيف متى أين اين كم هو هي هم أو او ثم مع هذا هذه ذلك تلك التي الذي كل أي اي لا لم لن إن أن ان قد لكم لنا لي عند بعد قبل بين حتى يا أريد اريد أبحث ابحث'.split(
    ' ',
  ),
  ...'a an and are as at be by can do does for from get have how i in is it me my of on or our that the there this to us we what when where which who why will with you your about'.split(
    ' ',
  ),
  ...'der die das ein eine und oder für von mit im zu zur zum auf den dem des wie was wo ist'.split(' '),
];
