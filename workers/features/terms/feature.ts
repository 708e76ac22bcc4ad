/** Everything that the terms feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getTerms } from "./endpoints/get-terms";
import { getVersion } from "./endpoints/get-version";
import { getVersions } from "./endpoints/get-versions";
import { saveOptInLocation } from "./endpoints/save-opt-in-location";
import { saveTerms } from "./endpoints/save-terms";
import { acceptances } from "./lists/get-acceptances.query";

export const feature = defineFeature({
	endpoints: [getTerms, getVersion, getVersions, saveOptInLocation, saveTerms],
	lists: [acceptances],
});
