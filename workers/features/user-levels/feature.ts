/** Everything that the user-levels feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { levelActivity } from "./activities/level";
import { getLevelRules } from "./endpoints/get-level-rules";
import { getLevels } from "./endpoints/get-levels";
import { removeLevel } from "./endpoints/remove-level";
import { saveLevel } from "./endpoints/save-level";
import { saveLevelRules } from "./endpoints/save-level-rules";
import { followLevels } from "./jobs/follow-levels";
import { menu } from "./menu";
import { levelChanged } from "./notifications/level-changed";
import { levelName } from "./store/levels";

export const feature = defineFeature({
	endpoints: [getLevelRules, getLevels, removeLevel, saveLevel, saveLevelRules],
	activities: [levelActivity],
	notifications: [levelChanged],
	scheduled: [followLevels],
	references: { user_level: levelName },
	menu,
});
