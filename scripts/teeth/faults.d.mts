/** The types of the deliberate faults. */

/** A deliberate fault, and the test that must fail when it is there. */
export type Fault = { name: string; file: string; search: string; replace: string; test: string; title: string };

export const faults: Fault[];
