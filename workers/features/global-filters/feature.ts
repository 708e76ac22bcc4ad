/** Everything that the global filters declare, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteGlobalFilter } from "./endpoints/delete-global-filter";
import { getFilterChoices } from "./endpoints/get-filter-choices";
import { getFilterDetails } from "./endpoints/get-filter-details";
import { saveGlobalFilter } from "./endpoints/save-global-filter";
import { updateGlobalFilterStatus } from "./endpoints/update-global-filter-status";
import { fillFilterJob } from "./jobs/fill-filter";
import { getGlobalFilters } from "./lists/get-global-filters.query";
import { filterHolds, filterIsOff, filterName } from "./store";

export const feature = defineFeature({
	endpoints: [deleteGlobalFilter, getFilterChoices, getFilterDetails, saveGlobalFilter, updateGlobalFilterStatus],
	lists: [getGlobalFilters],
	jobs: [fillFilterJob],
	references: { global_filter: filterName },
	peopleSets: { global_filter_id: { version_of: "global_filter_members", holds: filterHolds, isOff: filterIsOff } },
});
