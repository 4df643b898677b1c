/**
 * How many things one drawn thing stands for, so that no more than `most` are drawn: 1, 2, 5, 10, 20, 50 ...
 * @param total more than 0
 */
export function groupOf(total: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (Math.ceil(total / (step * power)) <= most) return step * power;
}
