/** Fetches the bytes of a remote picture; invariant: https to public hosts only, at most 2 MB, in ten seconds. */
import { maxPictureBytes } from "#workers/features/files";
import { secondMs } from "#workers/kernel/clock";
import { type Reason, shown } from "#workers/kernel/import-rows";
import { publicAddress } from "#workers/kernel/public-address";
import { readAtMost } from "#workers/kernel/read-at-most";

const maxRedirects = 3;
const maxWaitMs = 10 * secondMs;

/** The bytes; why they will never be had; or why they were not had this time. */
export type Fetched = { bytes: Uint8Array } | { reason: Reason } | { away: string };

/** Fetches a picture. Never throws: a server that is away or fails is nothing unexpected. */
export async function fetchBytes(source: string): Promise<Fetched> {
	try {
		return await follow(source);
	} catch (error) {
		return { away: error instanceof Error ? error.message : String(error) };
	}
}

async function follow(source: string): Promise<Fetched> {
	const values = { value: shown(source) };
	const signal = AbortSignal.timeout(maxWaitMs);
	let address = publicAddress(source);
	for (let hop = 0; address && hop <= maxRedirects; hop += 1) {
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
		if (answer.ok) {
			const bytes = await readAtMost(answer, maxPictureBytes);
			return bytes ? { bytes } : { reason: { code: "picture_too_large", values } };
		}
		await answer.body?.cancel();
		if (answer.status === 429 || answer.status >= 500) return { away: `answer ${answer.status}` };
		return { reason: { code: "picture_missing", values: { ...values, status: answer.status } } };
	}
	return { reason: { code: "picture_address", values } };
}
