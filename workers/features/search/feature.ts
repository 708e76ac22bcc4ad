/** Everything that the search feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { globalCatalogSearch } from "./endpoints/global-catalog-search";
import { globalSearch } from "./endpoints/global-search";
import { pagesSection } from "./searches/pages";

export const feature = defineFeature({
	endpoints: [globalCatalogSearch, globalSearch],
	searches: [pagesSection],
});
