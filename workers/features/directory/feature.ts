/** Everything that the directory feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getDirectoryChoices } from "./endpoints/get-directory-choices";
import { getOrganization } from "./endpoints/get-organization";
import { saveDirectoryChoices } from "./endpoints/save-directory-choices";
import { saveDirectoryFields } from "./endpoints/save-directory-fields";
import { getDirectory } from "./lists/get-directory.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [getDirectoryChoices, getOrganization, saveDirectoryChoices, saveDirectoryFields],
	lists: [getDirectory],
	menu,
});
