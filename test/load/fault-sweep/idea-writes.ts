/** The calls that the sweep breaks around ideas: categories, moderators, writing, sending, votes, reviews, teams, decisions, and what follows them. */
import { decide, makeIdeaCompany, sendIdea, words } from "#test/factories/ideas";
import { newId } from "#test/kit/tenant";
import { insertPicture } from "#workers/features/ideas/store/pictures";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeIdeaCompany>>;
type Who = "olga" | "peter" | "kenji" | "tomas";

/** An idea that waits. */
const waiting = ({ kenji, category_id }: World) => sendIdea(kenji, category_id);

/** A draft. */
async function draft({ kenji, category_id }: World) {
	return (await kenji.client.call("ideas/update-idea-details", { ...words, category_id })).idea_id;
}

/** One that was approved. */
async function approved(world: World) {
	const idea_id = await waiting(world);
	await decide(world.peter, idea_id, "approve");
	return idea_id;
}

/** The calls of people. */
export const ideaWrites: readonly MainWrite[] = [
	by("olga", "ideas/update-idea-category", async () => ({ name: "Safety", description: "No harm" })),
	by("olga", "ideas/update-idea-moderators", async ({ tomas }) => ({ moderator_ids: [tomas.id] })),
	by("kenji", "ideas/update-idea-details", async ({ category_id, grace }) => ({
		...{ ...words, category_id, team_member_ids: [grace.id] },
	})),
	by("kenji", "ideas/save-and-submit-idea-details", async ({ category_id }) => ({ ...words, category_id })),
	by("kenji", "ideas/submit-idea-for-approval", async (world) => ({ idea_id: await draft(world) })),
	by("kenji", "ideas/update-idea-team-members", async (world) => ({
		idea_id: await draft(world),
		team_members: [
			{ user_id: world.kenji.id, share: 70 },
			{ user_id: world.grace.id, share: 30 },
		],
	})),
	by("kenji", "ideas/remove-idea-picture", async (world) => {
		const idea_id = await draft(world);
		const picture = { id: newId(), image_url: "/files/net", name: "net.png" };
		await world.acme.database.write([insertPicture(world.acme.id, idea_id, picture, 0)]);
		return { idea_id, picture_id: picture.id };
	}),
	by("tomas", "ideas/toggle-idea-votes", async (world) => ({ idea_id: await waiting(world) })),
	by("tomas", "reviews/save-idea-review", async (world) => {
		const idea_id = await waiting(world);
		await world.tomas.client.call("ideas/toggle-idea-votes", { idea_id });
		return { idea_id, stars: "4", text: "Worth a try" };
	}),
	by("kenji", "ideas/save-idea-comment", async (world) => ({ idea_id: await waiting(world), text: "A word" })),
	by("peter", "ideas/submit-idea-moderation", async (world) => ({
		idea_id: await waiting(world),
		decision: "approve",
	})),
	by("peter", "ideas/submit-idea-is-featured", async (world) => ({ idea_id: await approved(world), is_featured: 1 })),
	by("peter", "ideas/mark-final-commission-paid", async (world) => ({ idea_id: await approved(world), notes: "Paid" })),
];

function by<Name extends EndpointName>(who: Who, name: Name, inputOf: (world: World) => Promise<object>): MainWrite {
	return call(name, async () => {
		const world = await makeIdeaCompany();
		const { acme, kenji } = world;
		const input = (await inputOf(world)) as EndpointInput<Name>;
		return { tenant: acme, members: [kenji], client: world[who].client, input };
	});
}
