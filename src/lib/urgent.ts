/** Attributes of what the browser is to fetch before everything else. React 18 knows the attribute in lower case only. */
export const urgent = { fetchpriority: "high" };
