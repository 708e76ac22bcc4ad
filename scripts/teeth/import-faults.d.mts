/** The types of the deliberate faults of the import. */
import type { Fault } from "./faults.mjs";

export const importFaults: Fault[];
