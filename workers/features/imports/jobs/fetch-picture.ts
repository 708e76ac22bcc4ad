/** Fetches one picture of an imported item; invariant: https to public hosts only, at most 2 MB, and bytes of a picture. */
import { z } from "zod";
import { fileUrl, findFilesBySource, insertFiles, mostPictureBytes, storePicture } from "#workers/features/files";
import { secondMs } from "#workers/kernel/clock";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { publicAddress } from "../rules/picture-address";
import { type Reason, shown } from "../rules/refused-row";
import { findItemsWaiting, updatePictureFailed, updatePictureReady } from "../store/catalogue";
import { insertRefusals } from "../store/requests";

const mostRedirects = 3;
const mostWaitMs = 10 * secondMs;

const payload = z.object({
	request_id: z.int(),
	/** The requester's language, in which a failure is told. */
	language_code: z.string(),
	source: z.string().max(4_000),
	line: z.int(),
	item_ids: z.array(z.int()),
});
type Payload = z.output<typeof payload>;

export const fetchPicture = defineJob({
	name: "imports/fetch-picture",
	summary: "Fetches a remote picture of imported items and keeps it in R2.",
	runsApart: true,
	payload,
	mostAttempts: 3,
	handler: async (scope, wish, run) => {
		const account_id = scope.account.id;
		const [waiting, [kept]] = await Promise.all([
			scope.read(findItemsWaiting(account_id, wish.source, wish.item_ids)),
			scope.read(findFilesBySource(account_id, [wish.source])),
		]);
		if (waiting.length === 0) return;
		if (kept) {
			const ready = updatePictureReady(account_id, wish.source, wish.item_ids, { ...kept, url: fileUrl(kept.key) });
			await scope.commit({ statements: [...ready, ...run.end()], answer: {} });
			return;
		}
		const fetched = await fetchBytes(wish.source);
		const file = "bytes" in fetched ? await storePicture(scope, fetched.bytes, wish.source) : undefined;
		if (!file) {
			const reason =
				"reason" in fetched ? fetched.reason : { code: "picture_type", values: { value: shown(wish.source) } };
			return giveUp(scope, wish, reason, run);
		}
		await scope.commit({
			statements: [
				...insertFiles(account_id, [file], scope.clock.now()),
				...updatePictureReady(account_id, wish.source, wish.item_ids, { ...file, url: fileUrl(file.key) }),
				...run.end(),
			],
			answer: {},
		});
	},
	onGivenUp: (scope, wish) =>
		giveUp(scope, wish, { code: "picture_unreachable", values: { value: shown(wish.source) } }),
});

/** The bytes, or why they will never be had. Throws for what may go better another time: no answer, a server's failure. */
async function fetchBytes(source: string): Promise<{ bytes: Uint8Array } | { reason: Reason }> {
	const values = { value: shown(source) };
	const signal = AbortSignal.timeout(mostWaitMs);
	let address = publicAddress(source);
	for (let hop = 0; address && hop <= mostRedirects; hop += 1) {
		const answer = await fetch(address, {
			redirect: "manual",
			signal,
			headers: { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif" },
		});
		const location = answer.headers.get("location");
		if (answer.status >= 300 && answer.status < 400 && location) {
			await answer.body?.cancel();
			address = publicAddress(location, address.href);
			continue;
		}
		if (answer.status === 429 || answer.status >= 500)
			throw new Error(`the picture's server answered ${answer.status}`);
		if (!answer.ok) return { reason: { code: "picture_missing", values: { ...values, status: answer.status } } };
		const bytes = await readAtMost(answer, mostPictureBytes);
		return bytes ? { bytes } : { reason: { code: "picture_too_large", values } };
	}
	return { reason: { code: "picture_address", values } };
}

/** The body in counted bytes; undefined when there are more. */
async function readAtMost(answer: Response, most: number): Promise<Uint8Array | undefined> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for await (const piece of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
		size += piece.byteLength;
		if (size > most) return undefined;
		pieces.push(piece);
	}
	return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

async function giveUp(scope: Scope<null>, wish: Payload, reason: Reason, run?: JobRun): Promise<void> {
	const account_id = scope.account.id;
	const translate = translator(textsFor(scope.account, wish.language_code));
	const warning = {
		line: wish.line,
		reason: translate(`imports:reasons.${reason.code}`, reason.values),
		row: JSON.stringify([wish.source]),
		is_warning: 1 as const,
	};
	await scope.commit({
		statements: [
			updatePictureFailed(account_id, wish.source, wish.item_ids),
			...insertRefusals(account_id, wish.request_id, [warning]),
			...(run?.end() ?? []),
		],
		answer: {},
	});
}
