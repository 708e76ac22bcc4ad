/** The calls and work that the sweep breaks around photos: an album, what is added, reported and taken out, a contest with its end, an entry and a vote. */
import { sql } from "drizzle-orm";
import { addContest, addPhoto, placedPng } from "#test/factories/photos";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { type EndpointInput, type EndpointName, endpoints } from "#workers/registry";
import { deliver } from "./deliver";
import { call, type MainWrite, repeatKey, scheduledWork } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of people. */
export const photoWrites: readonly MainWrite[] = [
	by("priya", "photos/save-album", ({ hannah }) => ({ name: "Depot", contributors: hannah.email })),
	by("priya", "photos/report-photo", ({ photo_id }) => ({ photo_id, reason: "A plate is seen" })),
	by("hannah", "photos/withdraw-photo", ({ photo_id }) => ({ photo_id })),
	by("priya", "photos/vote-contest-photo", ({ voting, entry_id }) => ({ contest_id: voting, photo_id: entry_id })),
	by("olga", "photos/save-contest", () => ({
		...{ title: "Autumn", entries_from: "2199-01-01", entries_until: "2199-01-02", votes_until: "2199-01-09" },
	})),
	by("olga", "photos/remove-contest", ({ entering }) => ({ contest_id: entering })),
	scheduledWork("photos/end-contests", endedWorld),
	{
		covers: "activity/add-activity",
		prepare: async (quiet) => {
			const { tenant, members } = await endedWorld();
			await runDueWork(tenant, quiet, undefined, "photos/end-contests");
			return {
				tenant,
				members,
				action: async (environment) => {
					await deliver(tenant, environment, { job: "activity/add-activity" });
					return undefined;
				},
			};
		},
	},
	by("priya", "files/begin-upload", () => ({ byte_count: 9, sha256: "0".repeat(64) })),
	uploading("files/upload-part", ({ upload_id }) => ({ upload_id, number: 0 })),
	uploading("photos/upload-photo", ({ album_id }) => ({ album_id, title: "Dawn" })),
	uploading("photos/submit-contest-photo", ({ entering }) => ({ contest_id: entering, title: "Dawn", has_rights: 1 })),
];

function by<Name extends EndpointName>(
	who: "olga" | "priya" | "hannah",
	name: Name,
	inputOf: (world: World) => object,
): MainWrite {
	return call(name, async () => {
		const world = await makeWorld();
		const { tenant, priya } = world;
		return { tenant, members: [priya], client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
	});
}

function uploading(
	covers: "files/upload-part" | "photos/upload-photo" | "photos/submit-contest-photo",
	inputOf: (world: World) => object,
): MainWrite {
	return {
		covers,
		prepare: async (quiet) => {
			const world = await makeWorld();
			const { tenant, priya } = world;
			const { client } = priya;
			client.environment = quiet as never;
			await client.csrfToken();
			const file = new File([placedPng], "dawn.png", { type: "image/png" });
			return {
				tenant,
				members: [priya],
				action: (environment) => {
					client.environment = environment as never;
					return client.upload(endpoints[covers].path, inputOf(world), file, { "idempotency-key": repeatKey });
				},
			};
		},
	};
}

/** A contest whose voting has ended, with a winner. */
async function endedWorld() {
	const { tenant, olga, priya, hannah } = await makeWorld();
	const contest_id = await addContest(tenant, olga, "closed");
	const id = await addPhoto(tenant, hannah, { contest_id });
	await tenant.database.write([sql`update photos set vote_count = 2 where account_id = ${tenant.id} and id = ${id}`]);
	return { tenant, members: [priya] };
}

async function makeWorld() {
	const tenant = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	const hannah = await tenant.addMember({ first_name: "Hannah" });
	const { album_id } = await priya.client.call("photos/save-album", { name: "Yard" });
	const photo_id = await addPhoto(tenant, hannah, { album_id });
	const entering = await addContest(tenant, olga, "entering");
	const voting = await addContest(tenant, olga, "voting");
	const entry_id = await addPhoto(tenant, hannah, { contest_id: voting });
	const { upload_id } = await priya.client.call("files/begin-upload", {
		...{ byte_count: placedPng.length, sha256: "1".repeat(64) },
	});
	return { tenant, olga, priya, hannah, album_id, photo_id, entering, voting, entry_id, upload_id };
}
