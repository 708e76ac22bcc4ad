/** A card on the wire: whose it is, what stands on it, and who signed. */
import { z } from "zod";
import { personOutput, presentPerson } from "#workers/features/members";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { cardStatuses, occasions, pointsStates } from "../rules/anniversary";
import { publishedAt } from "../rules/days";
import type { CardRow, SignatureRow } from "../store/cards";

const person = personOutput.pick({ id: true, name: true, first_name: true, title: true, image_url: true });

/** A card. Its points are for its person and account owners alone: null for others, and where the account hides points. */
export const cardOutput = z.object({
	id: z.int(),
	person,
	occasion: z.enum(occasions),
	/** Years with the company; 0 of a birthday. */
	years: z.int(),
	day: z.string(),
	/** When it is published, or was to be. */
	publish_at: z.int(),
	status: z.enum(cardStatuses),
	badge: z.string(),
	message: z.string(),
	points: z.int().nullable(),
	points_state: z.enum(pointsStates).nullable(),
	activity_id: z.int().nullable(),
	signature_count: z.int(),
	signatures: z.array(z.object({ person, text: z.string(), created_at: z.int() })),
});

/** Shapes it for whoever asks. */
export function presentCard({ account, user }: MemberScope, row: CardRow, signatures: readonly SignatureRow[]) {
	const showsPoints =
		!isOn(account, "hide_points_for_account") && (row.user_id === user.id || user.role === "account_owner");
	return {
		...{ id: row.card_id, person: shownPerson(row), occasion: row.kind, years: row.years, day: row.day },
		publish_at: publishedAt(row.day, account.time_zone),
		status: row.status as z.output<typeof cardOutput>["status"],
		...{ badge: row.badge, message: row.message, activity_id: row.activity_id, signature_count: row.signature_count },
		points: showsPoints ? row.points : null,
		points_state: showsPoints ? (row.points_state as z.output<typeof cardOutput>["points_state"]) : null,
		signatures: signatures
			.filter(({ card_id }) => card_id === row.card_id)
			.map(({ text, created_at, ...writer }) => ({ person: shownPerson(writer), text, created_at })),
	};
}

type Shown = { id: number; first_name: string; last_name: string; title: string; image_url: string | null };

function shownPerson({ id, first_name, last_name, title, image_url }: Shown) {
	const { name } = presentPerson({ first_name, last_name });
	return { id, name, first_name, title, image_url };
}
