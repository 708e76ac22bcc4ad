/**
 * Writes a badge in one language, its drawing, its place, and whether givers can choose it; invariant: an account has at most a
 * hundred, by an assertion of the batch. One that is switched off stays in what was given.
 */
import { z } from "zod";
import { programGlyphs } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { touchTable } from "#workers/kernel/table-page";
import { findBadge, hasRoomForBadge, writeBadge } from "../store";

export const saveBadge = defineEndpoint({
	name: "badges/save-badge",
	path: "/api/programs/api_save_badge",
	summary:
		"Adds a badge, or changes one, in one language of the account; one that is not in use can be chosen no more.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new badge. */
		badge_id: z.int().optional(),
		language_code: z.string().max(10),
		name: text(60).min(1),
		glyph: z.enum(programGlyphs).default("star"),
		/** Lower ones come first. */
		position: z.int().min(1).max(100).default(100),
		is_active: z.literal([0, 1]).default(1),
	}),
	output: z.object({ badge_id: z.int() }),
	errors: { too_many_badges: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { badge_id, language_code, name, ...fields }) => {
		const { account, clock } = scope;
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [scope.translate("answers:validation.invalid")] });
		if (badge_id !== undefined) {
			const [known] = await scope.read(findBadge(account.id, badge_id));
			if (!known) throw notFound("badge");
		}
		const id = badge_id ?? scope.newId();
		return scope.commit({
			statements: [
				...(badge_id === undefined ? [assertThat("too_many_badges", hasRoomForBadge(account.id))] : []),
				writeBadge(account.id, { ...fields, id, names: { [language_code]: name } }, clock.now()),
				touchTable(account.id, "badges"),
			],
			answer: { badge_id: id },
			audit: { subject_kind: "badge", subject_id: id, details: { language_code, name, ...fields } },
		});
	},
});
