/** What a feature declares, as one list from which registry, documents, clients and tests are derived. */
import type { Download } from "./define-download";
import type { Endpoint } from "./define-endpoint";
import type { Job, ScheduledWork } from "./define-job";
import type { Table } from "./define-table";

/** Everything that a feature may declare; `npm run wire` finds it in `workers/features/<feature>/feature.ts`. */
export type Feature = {
	endpoints?: readonly Pick<Endpoint, "name">[];
	tables?: readonly Table[];
	jobs?: readonly Job[];
	downloads?: readonly Download[];
	scheduled?: readonly ScheduledWork[];
};

/** Declares a feature, keeping the types of each part for callers. */
export function defineFeature<const Declared extends Feature>(declared: Declared): Declared {
	return declared;
}
