/** Everything that the profile feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getProfile } from "./endpoints/get-profile";
import { removePicture } from "./endpoints/remove-picture";
import { savePicture } from "./endpoints/save-picture";
import { updateProfile } from "./endpoints/update-profile";

export const feature = defineFeature({
	endpoints: [getProfile, removePicture, savePicture, updateProfile],
});
