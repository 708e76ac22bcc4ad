/** What is refused of how-to videos, each with its own code and words: files that are none, too large or of another type, and too many videos. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mp4, png } from "#test/factories/videos";
import { createTenant } from "#test/kit/tenant";

const path = "/api/how_to_videos/api_upload_video_file";

async function makeCompany() {
	const acme = await createTenant({ flags: { how_to_videos_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const { video_id } = await olga.client.call("how-to-videos/save-video", { language_code: "en", title: "Giving" });
	return { acme, olga, video_id };
}

test("a file that is none, too large or of another type is refused by name, and nothing of it is stored", async () => {
	const { acme, olga, video_id } = await makeCompany();
	const send = async (part: string, content: BlobPart) => {
		const file = new File([content], "film.mp4", { type: "video/mp4" });
		const { status, body } = await olga.client.upload(path, { video_id, part, language_code: "en" }, file);
		return [status, body.resultType];
	};
	const large = (bytes: number) => new Uint8Array(bytes);
	expect(await send("video", "")).toEqual([409, "no_video_file"]);
	expect(await send("video", png)).toEqual([409, "video_type_not_allowed"]);
	expect(await send("video", large(25 * 1_048_576 + 1))).toEqual([409, "video_too_large"]);
	expect(await send("poster", mp4)).toEqual([409, "poster_type_not_allowed"]);
	expect(await send("poster", large(2 * 1_048_576 + 1))).toEqual([409, "poster_too_large"]);
	expect(await send("captions", "Hello.")).toEqual([409, "captions_not_valid"]);
	expect(await send("captions", large(200 * 1_024 + 1))).toEqual([409, "captions_too_large"]);
	expect(
		await acme.database.read(sql`select count(*) as count from how_to_video_files where account_id = ${acme.id}`),
	).toEqual([{ count: 0 }]);
});

test("an account has fifty videos at most", async () => {
	const { acme, olga } = await makeCompany();
	await acme.database.write(
		Array.from(
			{ length: 49 },
			(
				_none,
				at,
			) => sql`insert into how_to_videos (account_id, id, position, titles, descriptions, chapters, transcripts, created_at)
				select account_id, id + ${at + 1}, position + ${at + 1}, titles, descriptions, chapters, transcripts, created_at from how_to_videos
				where account_id = ${acme.id} order by id limit 1`,
		),
	);
	const more = await olga.client.try("how-to-videos/save-video", { language_code: "en", title: "One more" });
	expect([more.status, more.body.resultType]).toEqual([409, "too_many_videos"]);
});
