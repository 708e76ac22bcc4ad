/** Everything that the files feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getFile } from "./endpoints/get-file";

export const feature = defineFeature({
	downloads: [getFile],
});
