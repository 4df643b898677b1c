/** Patterns of placeholder values: numbers reserved for fiction, example addresses. */
export const standIns = {
  phone: /23125/,
  email: /@example\.com$/,
  street: /^Musterstra/,
  city: /^44137 Dortmund$/,
  /** Latitude and longitude. */
  position: /^51\.5142 7\.4653$/,
} as const;
