/** The feed and a post as the Worker serves them, without scripts: pages that follow one another, and comments that lead back. */
import { expect, test } from "vitest";
import { placedPng } from "#test/factories/photos";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("the feed's own page has one title and twenty posts, and its link leads to the rest, each once", async () => {
	const { acme, marcus, priya, program } = await acmeWithPeople();
	const ids: number[] = [];
	for (let at = 0; at < 23; at += 1) {
		const given = { giver: marcus, recipients: [priya], program, points: 1, created_at: 1_000 + at };
		ids.unshift((await addRecognition(acme, given)).activity_id);
	}
	const first = await openPage(priya, "/activities");
	expect([first.texts("h1"), first.texts("h2")]).toEqual([["Activity"], []]);
	expect(postsOf(first.html)).toEqual(ids.slice(0, 20));
	expect(first.part("div", ["class", "live-feed-new"]).html).not.toContain("button");
	const more = first.links().find(({ text }) => text === "Show more")!;
	const second = await openPage(priya, more.href.replace("/webapp", ""));
	expect(postsOf(second.html)).toEqual(ids.slice(20));
	expect(second.links().some(({ text }) => text === "Show more")).toBe(false);
	const home = await openPage(marcus, "");
	expect(home.texts("h2")).toContain("Activity");
});

test("a post names giver and recipients once, with message, behaviors, program and points; short words are set larger", async () => {
	const { acme, marcus, priya, olu, program } = await acmeWithPeople();
	const long = `${"Thanks to you both. ".repeat(5)}`.trim();
	const both = await addRecognition(acme, {
		giver: marcus,
		recipients: [priya, olu],
		program,
		points: 40,
		message: long,
	});
	const short = await addRecognition(acme, {
		giver: priya,
		recipients: [olu],
		program,
		points: 7,
		message: "Thank you.",
	});
	const page = await openPage(marcus, "/activities");
	const post = page.part("div", ["id", `post-${both.activity_id}`]);
	expect(post.text).toContain("Marcus Webb recognized Priya Raman and Olu Adeyemi");
	for (const words of [long, "Everyday Thanks", "+40 points each"]) expect(post.text).toContain(words);
	expect(post.html).not.toContain("post-message-short");
	const other = page.part("div", ["id", `post-${short.activity_id}`]);
	expect(other.html).toContain("post-message-short");
	expect(other.text).toContain("+7 points");
	expect(other.text).not.toContain("each");
});

test("changing or deleting a comment leads back to the page on which it was read", async () => {
	const { acme, marcus, priya, program } = await acmeWithPeople();
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	await priya.client.call("activity/save-comment", {
		activity_id,
		comment_text: "Oh",
		temp_id: "a",
	});
	const feed = await openPage(priya, "/activities?scope=mine");
	const remove = feed.links().find(({ text }) => text === "Delete")!;
	const question = await openPage(priya, remove.href.replace("/webapp", ""));
	expect(question.text).toMatch(/Delete this comment\?.*cannot be brought back\. The post stays\./);
	expect(question.links()).toContainEqual({
		text: "No, Do not Delete",
		href: `/webapp/activities?scope=mine#post-${activity_id}`,
	});
	const action = actionOf(question.html, "activity/delete-comment");
	const answer = await sendForm(priya, action, "activity/delete-comment", {});
	expect(answer.location).toBe(`/webapp/activities?scope=mine#post-${activity_id}`);
	expect((await priya.client.call("activity/get-activity", { activity_id })).activity.comment_count).toBe(0);
});

test("an address that leads elsewhere leads home, and one that says nothing to the post's own page", async () => {
	const { acme, marcus, priya, program } = await acmeWithPeople();
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	const { comment } = await priya.client.call("activity/save-comment", {
		activity_id,
		comment_text: "Oh",
		temp_id: "a",
	});
	const address = `/activities/${activity_id}/comments/${comment.id}`;
	const leaving = await openPage(priya, `${address}?delete=1&back=${encodeURIComponent("//evil.example")}`);
	const stay = leaving.links().find(({ text }) => text === "No, Do not Delete");
	expect(stay?.href).toBe(`/webapp#post-${activity_id}`);
	const change = { comment_text: "Oh yes" };
	expect((await sendForm(priya, address, "activity/save-comment", change)).location).toBe(
		`/webapp/activities/${activity_id}`,
	);
});

/** Where the form of an endpoint is sent, below /webapp. */
function actionOf(html: string, form: string): string {
	const found = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].find(([text]) => text.includes(`value="${form}"`));
	return /action="\/webapp([^"]*)"/.exec(found![0])![1]!.replaceAll("&amp;", "&");
}

function postsOf(html: string): number[] {
	return [...html.matchAll(/id="post-(\d+)"/g)].map(([, id]) => Number(id));
}

async function acmeWithPeople() {
	const acme = await createTenant();
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const olu = await acme.addMember({ first_name: "Olu", last_name: "Adeyemi" });
	const program = await addProgram(acme, { owner: marcus, name: "Everyday Thanks", budget: 10_000 });
	return { acme, marcus, priya, olu, program };
}

test("a post's own page shows the picture of a comment with what it shows, and has the form for one; the feed and home show the words alone", async () => {
	const { acme, marcus, priya, program } = await acmeWithPeople();
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	const address = `/activities/${activity_id}`;
	const page = await openPage(priya, address);
	expect(page.links().map(({ href }) => href)).toContain(`/webapp${address}/picture`);
	const form = await openPage(priya, `${address}/picture`);
	for (const words of ["Comment with a picture", "What the picture shows", "I confirm that I may use this picture."])
		expect(form.text).toContain(words);
	const body = new FormData();
	body.set("csrf_token", await priya.client.csrfToken());
	const fields = { form: "activity/save-picture-comment", comment_text: "Look!", picture_alt: "The <new> dock" };
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	body.set("file", new File([placedPng], "dock.png", { type: "image/png" }));
	const sent = await priya.client.fetch(`/webapp${address}/picture`, {
		...{ method: "POST", body, headers: { host: priya.client.host } },
	});
	expect(sent.headers.get("location")).toBe(`/webapp${address}#post-${activity_id}`);
	const shown = await openPage(marcus, address);
	expect(shown.html).toContain('alt="The &lt;new&gt; dock"');
	expect(shown.html).toMatch(/src="\/comment_pictures\/\d+\/full"/);
	for (const feed of ["/activities", ""]) {
		const words = await openPage(marcus, feed);
		expect(words.text).toContain("Look!");
		expect(words.html).not.toContain("comment_pictures");
	}
});
