/** The jobs that load the demo on this machine; none of them runs in production. */
import { applyHistory } from "./jobs/apply-history";
import { applyPrograms } from "./jobs/apply-programs";
import { openDoors } from "./jobs/open-doors";
import { openFlashSales } from "./jobs/open-flash-sales";
import { prepareTenant } from "./jobs/prepare-tenant";

export const demoDeclarations = {
	endpoints: {},
	tables: [],
	reports: [],
	jobs: [prepareTenant, applyPrograms, applyHistory, openDoors],
	downloads: [],
	scheduled: [openFlashSales],
} as const;
