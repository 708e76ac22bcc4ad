/** The calls that the sweep breaks around anniversaries and appreciations: a rule, a signature, a choice, and cards that are sent. */
import { sql } from "drizzle-orm";
import { createTenant, newId } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of people. */
export const momentWrites: readonly MainWrite[] = [
	by("olga", "anniversaries/update-anniversary", () => ({ kind: "work", years: 5, message: "Five years" })),
	by("priya", "anniversaries/sign-card", ({ card_id }) => ({ card_id, text: "Well done" })),
	by("priya", "anniversaries/update-greetings", () => ({ work: "private", birthday: "none" })),
	by("priya", "appreciations/save-appreciation", ({ hannah }) => ({
		recipient_ids: [hannah.id],
		message: "Thank you",
	})),
];

function by<Name extends EndpointName>(
	who: "olga" | "priya",
	name: Name,
	inputOf: (world: World) => object,
): MainWrite {
	return call(name, async () => {
		const world = await makeWorld();
		const { tenant, priya } = world;
		return { tenant, members: [priya], client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
	});
}

async function makeWorld() {
	const tenant = await createTenant({ flags: { appreciations_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	const hannah = await tenant.addMember({ first_name: "Hannah" });
	const card_id = newId();
	await tenant.database.write([
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, visibility, created_at)
			values (${tenant.id}, ${card_id}, ${hannah.id}, 'work', 5, '2199-01-05', 'public', 0)`,
	]);
	return { tenant, olga, priya, hannah, card_id };
}
