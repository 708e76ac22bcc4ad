/**
 * Writes a behavior in one language, its place, its sign, and whether it is in use; invariant: by retiring it no program that
 * asks for one is left without, by an assertion of the batch. A retired one stays in what was given.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { touchTable } from "#workers/kernel/table-page";
import { programGlyphs } from "../rules/glyphs";
import { canBeRetired, hasRoomForBehavior, saveBehavior } from "../store/behaviors";
import { findBehaviors } from "../store/programs";

export const updateCustomBehavior = defineEndpoint({
	name: "programs/update-custom-behavior",
	path: "/api/behaviors/api_update_custom_behavior",
	summary:
		"Adds a behavior, or changes one, in one language of the account; one that is not in use can be given no more.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new behavior. */
		behavior_id: z.int().optional(),
		language_code: z.string().max(10),
		name: text(60).min(1),
		glyph: z.enum(programGlyphs).default("star"),
		/** Lower ones come first. */
		position: z.int().min(1).max(100).default(100),
		is_active: z.literal([0, 1]).default(1),
	}),
	output: z.object({ behavior_id: z.int() }),
	errors: { too_many_behaviors: {}, behavior_needed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { behavior_id, language_code, name, ...fields }) => {
		const { account, clock } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		if (behavior_id !== undefined) {
			const [known] = await scope.read(findBehaviors(account.id, [behavior_id]));
			if (!known) throw notFound("behavior");
		}
		const id = behavior_id ?? scope.newId();
		return scope.commit({
			statements: [
				...(behavior_id === undefined ? [assertThat("too_many_behaviors", hasRoomForBehavior(account.id))] : []),
				...(fields.is_active === 0 ? [assertThat("behavior_needed", canBeRetired(account.id, id))] : []),
				saveBehavior(account.id, { ...fields, id, names: { [language_code]: name } }, clock.now()),
				touchTable(account.id, "programs"),
			],
			answer: { behavior_id: id },
			audit: { subject_kind: "behavior", subject_id: id, details: { language_code, name, ...fields } },
		});
	},
});
