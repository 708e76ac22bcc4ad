/** The types of what TypeScript takes from chosen-tests.mjs. */

/** What the choice goes by: all features, which lean on which, and each feature test with all that it reads. */
export type Known = { features: string[]; arrows: Record<string, string[]>; tests: { path: string; text: string }[] };

/** The beginnings of the names of the tests that these changes ask for, or nothing when they ask for all. */
export function testsOf(changed: string[], known: Known): string[] | undefined;
