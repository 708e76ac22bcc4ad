/** Everything that the settings feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getSettings } from "./endpoints/get-settings";
import { saveFrame } from "./endpoints/save-frame";
import { saveLabels } from "./endpoints/save-labels";
import { saveLook } from "./endpoints/save-look";
import { saveNavbar } from "./endpoints/save-navbar";
import { saveSwitches } from "./endpoints/save-switches";
import { menu } from "./menu";

export const feature = defineFeature({
	menu,
	endpoints: [getSettings, saveFrame, saveLabels, saveLook, saveNavbar, saveSwitches],
});
