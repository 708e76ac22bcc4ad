/** Everything that the settings feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getLimits } from "./endpoints/get-limits";
import { getMenu } from "./endpoints/get-menu";
import { getRoles } from "./endpoints/get-roles";
import { getSettings } from "./endpoints/get-settings";
import { removeLink } from "./endpoints/remove-link";
import { removeLogo } from "./endpoints/remove-logo";
import { saveCommonSwitches } from "./endpoints/save-common-switches";
import { saveFrame } from "./endpoints/save-frame";
import { saveLabels } from "./endpoints/save-labels";
import { saveLimits } from "./endpoints/save-limits";
import { saveLink } from "./endpoints/save-link";
import { saveLogo } from "./endpoints/save-logo";
import { saveLook } from "./endpoints/save-look";
import { saveMenu } from "./endpoints/save-menu";
import { saveNavbar } from "./endpoints/save-navbar";
import { saveSwitches } from "./endpoints/save-switches";
import { menu } from "./menu";

export const feature = defineFeature({
	menu,
	endpoints: [
		getLimits,
		getMenu,
		getRoles,
		getSettings,
		removeLink,
		removeLogo,
		saveCommonSwitches,
		saveFrame,
		saveLabels,
		saveLimits,
		saveLink,
		saveLogo,
		saveLook,
		saveMenu,
		saveNavbar,
		saveSwitches,
	],
});
