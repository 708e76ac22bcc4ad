/** Everything that the bulk-actions feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelBulkRun } from "./endpoints/cancel-bulk-run";
import { getBulkAction } from "./endpoints/get-bulk-action";
import { getBulkRun } from "./endpoints/get-bulk-run";
import { updateSelection } from "./endpoints/update-selection";
import { runBulkAction } from "./jobs/run-bulk-action";
import { sweepSkips } from "./jobs/sweep-skips";
import { skippedRows } from "./lists/get-skipped-rows.query";

export const feature = defineFeature({
	endpoints: [cancelBulkRun, getBulkAction, getBulkRun, updateSelection],
	lists: [skippedRows],
	jobs: [runBulkAction],
	scheduled: [sweepSkips],
});
