/** Gives a demo tenant its how-to videos, with posters and captions, from its file; a tenant without one has none. */
import { z } from "zod";
import { fileUrl, insertFiles, storePicture } from "#workers/features/files";
import {
	objectKey,
	readChapters,
	readLength,
	saveFile,
	saveWords,
	updateFacts,
	updatePoster,
	updateSource,
} from "#workers/features/how-to-videos";
import { defineJob } from "#workers/kernel/define-job";
import { hashOf } from "#workers/kernel/idempotency";
import type { Localized } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { readDemoJson, readDemoPicture } from "./read-demo-file";

/** An entry of demo/<tenant>/videos.json; files are named as pictures are, `demo:videos/give.mp4`. */
type VideoEntry = {
	video: string;
	poster: string;
	length: string;
	captions: Localized;
	titles: Localized;
	descriptions: Localized;
	chapters: Localized;
	transcripts: Localized;
};

export const addVideos = defineJob({
	name: "demo/add-videos",
	summary: "Local only: writes the demo's how-to videos.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		const entries = await readDemoJson<VideoEntry[]>(scope, `${tenant}/videos.json`);
		const statements: Statement[] = [];
		for (const [at, entry] of entries.entries()) statements.push(...(await write(scope, entry, at + 1)));
		await scope.commit({ statements: [...statements, ...run.end()], answer: {} });
	},
});

/** Under ids of their own, so that a second start writes the same. */
async function write(scope: Scope<null>, entry: VideoEntry, id: number): Promise<Statement[]> {
	const { titles, descriptions, transcripts, poster: source, length } = entry;
	const account_id = scope.account.id;
	const now = scope.clock.now();
	const chapters = Object.fromEntries(
		Object.entries(entry.chapters).map(([language, lines]) => [language, readChapters(lines) ?? []]),
	);
	const bytes = await readDemoPicture(scope, source);
	const poster = bytes && (await storePicture(scope, bytes, source));
	const files = [
		await store(scope, entry.video, { part: "video", language_code: "", content_type: "video/mp4" }),
		...(await Promise.all(
			Object.entries(entry.captions).map(([language_code, path]) =>
				store(scope, path, { part: "captions", language_code, content_type: "text/vtt; charset=utf-8" }),
			),
		)),
	];
	return [
		saveWords(account_id, id, { titles, descriptions, transcripts, chapters }, now),
		updateFacts(account_id, id, { length_seconds: readLength(length) ?? null, is_published: 1 }),
		updateSource(account_id, id, "file", ""),
		...files.map((file) => saveFile(account_id, id, file, now)),
		...(poster ? [...insertFiles(account_id, [poster], now), updatePoster(account_id, id, fileUrl(poster.key))] : []),
	];
}

type Part = { part: "video" | "captions"; language_code: string; content_type: string };

async function store({ account, env }: Scope<null>, source: string, part: Part) {
	const object = await env.FILES.get(source.replace(/^demo:/, "demo/"));
	if (!object) throw new Error(`${source} is not in R2`);
	const bytes = await object.arrayBuffer();
	const key = hashOf([env.SESSION_SECRET, "how-to video", account.id, source]).slice(0, 32);
	await env.FILES.put(objectKey(account.id, key), bytes, { httpMetadata: { contentType: part.content_type } });
	return { ...part, key, byte_count: bytes.byteLength };
}
