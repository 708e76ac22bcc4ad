/** Gives a demo tenant its photos, from its file: albums, a contest that takes entries, one that takes votes, and one that is over. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { fileUrl, findFilesBySource, insertFiles, type StoredFile, storePicture } from "#workers/features/files";
import { insertModerationRequest } from "#workers/features/moderation";
import { insertPastPhotos, type PastPhotos } from "#workers/features/photos";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { readDemoJson, readDemoPicture, refuseInProduction } from "./read-demo-file";

/** A photo is shown, unless it is said how an entry of it stands. */
type Photo = Pick<PastPhotos["photos"][number], "title" | "description"> &
	Partial<Pick<PastPhotos["photos"][number], "status" | "notes">> & { by: string; picture: string; voters?: string[] };
type Place = { photos: Photo[]; by: string };
type DemoPhotos = {
	albums: (Place & Pick<PastPhotos["albums"][number], "name" | "description" | "audience">)[];
	/** `begins` is counted in days from the seed; entries and votes take so many days. */
	contests: (Place & {
		title: string;
		rules: string;
		begins: number;
		entry_days: number;
		vote_days: number;
		votes_per?: "contest" | "day";
		/** What the first places win, in their order. */
		prizes?: string[];
	})[];
};

export const addPhotos = defineJob({
	name: "demo/add-photos",
	summary: "Local only: writes the demo's photo albums and contests.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, newId } = scope;
		const now = scope.clock.now();
		const { albums, contests } = await readDemoJson<DemoPhotos>(scope, `${tenant}/photos.json`);
		const people = await scope.read(
			sql<{ id: number; email: string }>`select id, email from users where account_id = ${account.id}`,
		);
		const idOf = new Map(people.map(({ id, email }) => [email.split("@")[0]!, id]));
		const pictures = await keepPictures(
			scope,
			[...albums, ...contests].flatMap(({ photos }) => photos),
		);
		const photosOf = (place: { album_id: number | null; contest_id: number | null }, photos: readonly Photo[]) =>
			photos.map(({ by, title, description, picture, voters = [], status = "approved" as const, notes = "" }, at) => ({
				...{ status, notes },
				...{ ...place, id: newId(), user_id: idOf.get(by)!, title, description, ...pictures.of(picture) },
				...{ created_at: now - (at + 1) * dayMs, voters: voters.map((voter) => idOf.get(voter)!) },
			}));
		const past: { -readonly [Key in keyof PastPhotos]: PastPhotos[Key][number][] } = {
			albums: [],
			contests: [],
			photos: [],
		};
		for (const { by, photos, ...album } of albums) {
			const id = newId();
			past.albums.push({ ...album, id, owner_id: idOf.get(by)! });
			past.photos.push(...photosOf({ album_id: id, contest_id: null }, photos));
		}
		for (const { by, photos, begins, entry_days, vote_days, prizes = [], title, rules, ...more } of contests) {
			const [first_prize = "", second_prize = "", third_prize = ""] = prizes;
			const [id, entries_from] = [newId(), now + begins * dayMs];
			const entries_until = entries_from + entry_days * dayMs;
			const votes_until = entries_until + vote_days * dayMs;
			const days = { entries_from, entries_until, votes_until };
			past.contests.push({
				...{ id, title, rules, ...days, votes_per: more.votes_per ?? "contest", created_by: idOf.get(by)! },
				...{ first_prize, second_prize, third_prize },
			});
			past.photos.push(...photosOf({ album_id: null, contest_id: id }, photos));
		}
		await scope.commit({
			statements: [
				...pictures.statements,
				...insertPastPhotos(account.id, past, now),
				...past.photos
					.filter(({ status }) => status === "pending")
					.map(({ id, user_id, created_at }) => {
						const request = { id: newId(), kind: "contest_photo", subject_id: id, requester_id: user_id } as const;
						const asked = { ...request, moderator_role: "account_owner", message: "" } as const;
						return insertModerationRequest(account.id, asked, created_at);
					}),
				updateFlags(account.id, { photo_contest_enabled: 1 }),
				...run.end(),
			],
			answer: {},
		});
	},
});

/** Keeps the pictures that no other part of the demo has kept; `of` tells where one is. */
async function keepPictures(scope: Scope<null>, photos: readonly Photo[]) {
	const sources = [...new Set(photos.map(({ picture }) => `demo:${picture}`))];
	const found = await scope.read(findFilesBySource(scope.account.id, sources));
	const kept = new Map<string, Pick<StoredFile, "key" | "width" | "height">>(found.map((file) => [file.source, file]));
	const added: StoredFile[] = [];
	for (const source of sources.filter((one) => !kept.has(one))) {
		const bytes = await readDemoPicture(scope, source);
		const stored = bytes && (await storePicture(scope, bytes, source));
		if (!stored) throw new Error(`${source} is no picture of the demo`);
		kept.set(source, stored);
		added.push(stored);
	}
	return {
		statements: insertFiles(scope.account.id, added, scope.clock.now()),
		of: (picture: string) => {
			const { key, width, height } = kept.get(`demo:${picture}`)!;
			return { image_url: fileUrl(key), width, height };
		},
	};
}
