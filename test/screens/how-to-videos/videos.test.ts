/** How-to videos as the Worker serves them: who has them, what plays, what is asked of other sites and when, and how owners make them. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { captions, letters, mp4, png, webm } from "#test/factories/videos";
import { runOutbox } from "#test/kit/outbox";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeCompany(flags: Record<string, 0 | 1> = { how_to_videos_enabled: 1 }) {
	const acme = await createTenant({ languages: ["en", "es"], flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** Adds a video by the form; gives its id. */
async function add(owner: TestMember, title: string, description = ""): Promise<number> {
	const done = await sendForm(owner, "/how-to-videos/new", "how-to-videos/save-video", { title, description });
	return Number(/\/how-to-videos\/(\d+)$/.exec(done.location ?? "")?.[1]);
}

/** Sets what plays by the form. */
const play = (owner: TestMember, id: number, link: string, more: Record<string, string> = {}) =>
	sendForm(owner, `/how-to-videos/${id}`, "how-to-videos/save-video-source", {
		...{ link, length: "", is_published: "1" },
		...more,
	});

/** Sends a file by the form, as a browser without scripts does. */
async function sendFile({ client }: TestMember, id: number, part: string, content: BlobPart, language = "") {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	body.set("form", `how-to-videos/upload-video-file#${part}${language}`);
	body.set("part", part);
	body.set("language_code", language);
	body.set("file", new File([content], "file.bin"));
	const answer = await client.fetch(`/webapp/how-to-videos/${id}`, {
		method: "POST",
		body,
		headers: { host: client.host },
	});
	return { status: answer.status, page: readPage(answer.status, await answer.text()) };
}

const titles = async (person: TestMember) => {
	const { videos } = await person.client.call("how-to-videos/get-videos", {});
	return videos.map(({ title }) => title);
};

/** The tag of the menu's entry; undefined where there is none. */
async function entryOf(person: TestMember): Promise<string | undefined> {
	const { html } = await openPage(person, "/privacy");
	return /<a [^>]*href="\/webapp\/how-to-videos"[^>]*>/.exec(html)?.[0];
}

test("[how_to_videos-02] the menu has the videos for the account whose setting says so, for members and owner, and for no other", async () => {
	const { acme, olga, priya } = await makeCompany({});
	for (const person of [priya, olga]) {
		expect(await entryOf(person)).toBeUndefined();
		expect((await openPage(person, "/how-to-videos")).status).toBe(403);
		expect((await person.client.try("how-to-videos/get-videos", {})).status).toBe(403);
	}
	const fields = Object.fromEntries(
		[...(await openPage(olga, "/settings/features")).html.matchAll(/name="(\w+)" value="1"[^>]*checked/g)].map(
			([, name]) => [name!, "1"],
		),
	);
	await sendForm(olga, "/settings/features", "settings/save-switches", { ...fields, how_to_videos_enabled: "1" });
	for (const person of [priya, olga]) {
		expect(await entryOf(person)).toBeDefined();
		expect((await openPage(person, "/how-to-videos")).status).toBe(200);
	}
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect(await entryOf(stranger)).toBeUndefined();
	expect((await openPage(stranger, "/how-to-videos")).status).toBe(403);
});

test("[how_to_videos-01] /how-to-videos shows the account's videos in order, one large; members see those that are shown and play", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await openPage(priya, "/how-to-videos")).text).toContain("No videos yet");
	const first = await add(olga, "Recognize somebody", "Who, and what they did.");
	const second = await add(olga, "Spend your points");
	const third = await add(olga, "Read your points");
	await add(olga, "Nothing plays");
	for (const id of [first, second]) await play(olga, id, "https://videos.acme.example/how", { length: "1:04" });
	await play(olga, third, "https://videos.acme.example/how", { is_published: "0" });
	expect(await titles(priya)).toEqual(["Recognize somebody", "Spend your points"]);
	expect(await titles(olga)).toEqual(["Recognize somebody", "Spend your points", "Read your points", "Nothing plays"]);
	const page = await openPage(priya, "/how-to-videos");
	expect(page.texts("h1")).toEqual(["How-to videos"]);
	expect(page.texts("h2")[0]).toBe("Recognize somebody");
	expect(page.part("section", ["class", "video-shown"]).text).toContain("Who, and what they did.");
	expect(page.texts("article")).toEqual(["1:04Spend your points"]);
	expect(page.links().some(({ href }) => /\/how-to-videos\/\w/.test(href))).toBe(false);
	expect((await openPage(priya, `/how-to-videos?video=${second}`)).texts("h2")[0]).toBe("Spend your points");
	// A hidden one is nobody's by its address either.
	expect((await openPage(priya, `/how-to-videos?video=${third}`)).texts("h2")[0]).toBe("Recognize somebody");
	expect((await priya.client.try("how-to-videos/get-video", { video_id: third })).status).toBe(404);
	expect((await openPage(olga, "/how-to-videos")).text).toMatch(/Read your points.*Hidden/);
	await sendForm(olga, "/how-to-videos", "how-to-videos/move-video", { video_id: String(second), place: "1" });
	expect(await titles(priya)).toEqual(["Spend your points", "Recognize somebody"]);
	await sendForm(olga, `/how-to-videos/${second}/remove`, "how-to-videos/delete-video", {});
	expect(await titles(priya)).toEqual(["Recognize somebody"]);
	expect(
		await titles(await (await createTenant({ shard: acme.shard, flags: { how_to_videos_enabled: 1 } })).addMember()),
	).toEqual([]);
});

test("[how_to_videos-03] a video has chapters, captions by language and words to read; an uploaded one plays in parts, for the account's people alone", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await add(olga, "Recognize somebody");
	const words = {
		...{ title: "Recognize somebody", description: "", language_code: "en" },
		...{
			chapters: "0:21 Write three sentences\n0:06 Find the person",
			transcript: "Open the page.\n\nPress Recognize.",
		},
	};
	await sendForm(olga, `/how-to-videos/${id}`, "how-to-videos/save-video#en", words);
	for (const [part, content, language] of [
		["video", mp4, ""],
		["poster", png, ""],
		["captions", captions, "en"],
		["captions", captions.replace("Press Recognize.", "Presiona Reconocer."), "es"],
	] as const)
		expect((await sendFile(olga, id, part, content, language)).status).toBe(302);
	await play(olga, id, "", { length: "1:04" });
	const call = await priya.client.post("/api/how_to_videos/api_get_videos", {});
	const poster_url = expect.stringMatching(/^\/files\/[0-9a-f]{32}$/);
	const { title, description } = words;
	expect(call.body).toMatchObject({
		resultStatus: "success",
		videos: [{ id, title, description, length_seconds: 64, poster_url, source_kind: "file", is_published: 1 }],
	});
	const page = await openPage(priya, "/how-to-videos");
	const [, source = ""] = /<video[^>]*src="([^"]*)"/.exec(page.html) ?? [];
	expect(page.html).toMatch(/<video[^>]*controls[^>]*poster="\/files\/[0-9a-f]{32}"/);
	expect(page.html.match(/<track [^>]*>/g)?.map((tag) => /srcLang="(\w+)"|srclang="(\w+)"/i.exec(tag)?.[1])).toEqual([
		"en",
		"es",
	]);
	expect(page.html.match(/<track [^>]*default[^>]*>/g)).toHaveLength(1);
	const shown = page.part("section", ["class", "video-shown"]);
	expect(shown.texts("li")).toEqual(["Find the person0:06", "Write three sentences0:21"]);
	expect(shown.part("details", ["class", "fold"]).texts("p")).toEqual(["Open the page.", "Press Recognize."]);
	const [chapter] = shown.links().filter(({ text }) => text === "Write three sentences");
	const there = await priya.client.fetch(chapter!.href.replaceAll("&amp;", "&"));
	expect(await there.text()).toContain(`src="${source}#t=21"`);
	// Seeking: a part, the rest, and what Safari asks for first.
	for (const [range, from, to] of [
		["bytes=100-199", 100, 200],
		["bytes=2000-", 2_000, mp4.length],
		["bytes=0-", 0, mp4.length],
		[`bytes=0-${mp4.length - 1}`, 0, mp4.length],
	] as const) {
		const part = await priya.client.fetch(source, { headers: { range } });
		expect([range, part.status, part.headers.get("content-range"), part.headers.get("content-type")]).toEqual([
			...[range, 206, `bytes ${from}-${to - 1}/${mp4.length}`, "video/mp4"],
		]);
		expect(new Uint8Array(await part.arrayBuffer())).toEqual(mp4.slice(from, to));
	}
	const globex = await createTenant({ shard: acme.shard, flags: { how_to_videos_enabled: 1 } });
	expect((await (await globex.addMember()).client.fetch(source)).status).toBe(404);
	expect((await acme.visitor().fetch(source)).status).toBe(401);
	expect((await priya.client.fetch(source.replace("/how_to_videos/", "/files/"))).status).toBe(404);
	// Hidden, it is its owner's alone.
	await play(olga, id, "", { is_published: "0" });
	expect([(await priya.client.fetch(source)).status, (await olga.client.fetch(source)).status]).toEqual([404, 200]);
});

test("another site is asked for nothing before somebody presses play, and then one player alone may stand in the page", async () => {
	const { olga, priya } = await makeCompany();
	const id = await add(olga, "Recognize somebody");
	for (const [link, host, player] of [
		["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4", "https://www.youtube-nocookie.com", "/embed/aqz-KE-bpKQ"],
		["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com", "/embed/aqz-KE-bpKQ"],
		["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com", "/video/76979871"],
	] as const) {
		await play(olga, id, link);
		const before = await priya.client.fetch("/webapp/how-to-videos");
		const page = await before.text();
		expect(before.headers.get("content-security-policy")).toContain("frame-src 'self';");
		expect(page).not.toContain("<iframe");
		expect(page.replaceAll(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(/(?:src|href)="https:\/\//);
		const [press] = readPage(200, page)
			.links()
			.filter(({ text }) => text === "Play");
		const playing = await priya.client.fetch(press!.href.replaceAll("&amp;", "&"));
		expect(playing.headers.get("content-security-policy")).toContain(`frame-src 'self' ${host};`);
		expect(await playing.text()).toMatch(new RegExp(`<iframe[^>]*src="${host}${player}\\?`));
	}
	const elsewhere = await priya.client.fetch("/webapp/privacy?play=1");
	expect(elsewhere.headers.get("content-security-policy")).toContain("frame-src 'self';");
	await play(olga, id, "https://videos.acme.example/how?x=1");
	const page = await openPage(priya, `/how-to-videos?video=${id}&play=1`);
	expect(page.html).toMatch(/<a [^>]*target="_blank"[^>]*href="https:\/\/videos\.acme\.example\/how\?x=1"/);
	expect(page.html).not.toContain("<iframe");
});

test("what is no video, picture or captions, too large or nothing at all is refused with what to do, as are wrong links, lengths and chapters", async () => {
	const { olga, priya } = await makeCompany();
	const id = await add(olga, "Recognize somebody");
	for (const [part, content, words] of [
		["video", "<html>no video</html>", "no MP4 or WebM video"],
		["video", new Uint8Array([0, 0, 0, 16, ...letters("ftypavif"), 0, 0, 0, 0]), "no MP4 or WebM video"],
		["video", new Uint8Array(25 * 1_048_576 + 1), "larger than 25 MB"],
		["video", "", "Choose a file first."],
		["poster", "<svg/>", "no PNG, JPG or WebP picture"],
		["poster", new Uint8Array(2 * 1_048_576 + 1), "larger than 2 MB"],
		["captions", "00:01.000 --> 00:03.000\nNo heading.", "no WebVTT captions"],
		["captions", "WEBVTT\n\n00:04.000 --> 00:03.000\nBackwards.", "no WebVTT captions"],
		["captions", `WEBVTT\n\n00:01.000 --> 00:03.000\n${"x".repeat(200 * 1_024)}`, "larger than 200 KB"],
	] as const) {
		const { page } = await sendFile(olga, id, part, content, part === "captions" ? "en" : "");
		expect([part, page.text]).toEqual([part, expect.stringContaining(words)]);
	}
	for (const link of ["http://acme.example/", "javascript:alert(1)", "https://localhost/x", "https://me@acme.example/"])
		expect((await play(olga, id, link)).text).toContain("begins with https://");
	expect((await play(olga, id, "", { length: "1.04" })).text).toContain("minutes and seconds");
	const wrong = { title: "Kept", description: "", chapters: "first things", transcript: "", language_code: "en" };
	const page = await sendForm(olga, `/how-to-videos/${id}`, "how-to-videos/save-video#en", wrong);
	expect(page.text).toContain("Write each chapter on a line of its own");
	expect(page.html).toContain('value="Kept"');
	expect((await sendFile(priya, id, "video", mp4)).status).toBe(403);
	for (const path of ["/how-to-videos/new", `/how-to-videos/${id}`, `/how-to-videos/${id}/remove`])
		expect((await openPage(priya, path)).status).toBe(403);
	const globex = await createTenant({ shard: 1, flags: { how_to_videos_enabled: 1 } });
	const stranger = await globex.addMember({ role: "account_owner" });
	expect((await openPage(stranger, `/how-to-videos/${id}`)).status).toBe(404);
});

test("a file that is replaced or removed leaves storage; a link takes the place of an uploaded video", async () => {
	const { acme, olga } = await makeCompany();
	const id = await add(olga, "Recognize somebody");
	const stored = async () => {
		await runOutbox(acme, "how-to-videos/remove-video-files");
		return (await env.FILES.list({ prefix: `how_to_videos/${acme.id}/` })).objects.map(({ size }) => size);
	};
	await sendFile(olga, id, "video", mp4);
	await sendFile(olga, id, "captions", captions, "en");
	expect((await stored()).sort()).toEqual([mp4.length, captions.length].sort());
	await sendFile(olga, id, "video", webm);
	expect((await stored()).sort()).toEqual([webm.length, captions.length].sort());
	await play(olga, id, "https://youtu.be/aqz-KE-bpKQ");
	expect(await stored()).toEqual([captions.length]);
	await sendForm(olga, `/how-to-videos/${id}`, "how-to-videos/remove-captions#en", { language_code: "en" });
	expect(await stored()).toEqual([]);
	await sendFile(olga, id, "video", webm);
	await olga.client.call("how-to-videos/delete-video", { video_id: id });
	expect(await stored()).toEqual([]);
});

test("words are written in each language by themselves, a reader has theirs or else the account's, and the search finds what is shown", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	const id = await add(olga, "Recognize somebody");
	await play(olga, id, "https://youtu.be/aqz-KE-bpKQ");
	expect(await titles(pablo)).toEqual(["Recognize somebody"]);
	const spanish = { title: "Reconoce a alguien", description: "En un minuto.", chapters: "", transcript: "" };
	await sendForm(olga, `/how-to-videos/${id}`, "how-to-videos/save-video#es", { ...spanish, language_code: "es" });
	expect([await titles(pablo), await titles(priya)]).toEqual([["Reconoce a alguien"], ["Recognize somebody"]]);
	const found = async (person: TestMember, words: string) =>
		(await openPage(person, `/search?section=videos&search=${encodeURIComponent(words)}`)).text;
	expect(await found(pablo, "recono")).toContain("Reconoce a alguien");
	expect(await found(priya, "recono")).not.toContain("Reconoce a alguien");
	await play(olga, id, "https://youtu.be/aqz-KE-bpKQ", { is_published: "0" });
	expect(await found(pablo, "recono")).not.toContain("Reconoce a alguien");
});

test("an account has 50 videos at most", async () => {
	const { olga } = await makeCompany();
	for (let at = 0; at < 50; at += 1)
		await olga.client.call("how-to-videos/save-video", { language_code: "en", title: `Video ${at}` });
	const full = await sendForm(olga, "/how-to-videos/new", "how-to-videos/save-video", { title: "One more" });
	expect(full.text).toContain("There are 50 videos already.");
	expect(full.html).toContain('value="One more"');
});
