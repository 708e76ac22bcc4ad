/** Everything that the settings feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getSettings } from "./endpoints/get-settings";
import { removeLogo } from "./endpoints/remove-logo";
import { saveFrame } from "./endpoints/save-frame";
import { saveLabels } from "./endpoints/save-labels";
import { saveLogo } from "./endpoints/save-logo";
import { saveLook } from "./endpoints/save-look";
import { saveSwitches } from "./endpoints/save-switches";
import { menu } from "./menu";

export const feature = defineFeature({
	menu,
	endpoints: [getSettings, removeLogo, saveFrame, saveLabels, saveLogo, saveLook, saveSwitches],
});
