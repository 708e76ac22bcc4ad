/** Everything that the programs feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addProgramPoints } from "./endpoints/add-program-points";
import { aoUpdateProgramDetails } from "./endpoints/ao-update-program-details";
import { changeProgramState } from "./endpoints/change-program-state";
import { getBehaviors } from "./endpoints/get-behaviors";
import { getCustomBehaviors } from "./endpoints/get-custom-behaviors";
import { getProgramChoices } from "./endpoints/get-program-choices";
import { getProgramDetails } from "./endpoints/get-program-details";
import { updateCustomBehavior } from "./endpoints/update-custom-behavior";
import { getManagedPrograms } from "./lists/get-managed-programs.query";
import { getPrograms } from "./lists/get-programs.query";
import { menu } from "./menu";
import { behaviorName } from "./store/behaviors";
import { programName } from "./store/programs";

export const feature = defineFeature({
	menu,
	endpoints: [
		addProgramPoints,
		aoUpdateProgramDetails,
		changeProgramState,
		getBehaviors,
		getCustomBehaviors,
		getProgramChoices,
		getProgramDetails,
		updateCustomBehavior,
	],
	lists: [getManagedPrograms, getPrograms],
	references: { behavior: behaviorName, program: programName },
});
