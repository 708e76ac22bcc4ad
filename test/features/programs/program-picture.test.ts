/** A program's picture: sent with its details as multipart, shown where the program is, refused when it is none, taken away. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const path = "/api/programs/api_ao_update_program_details";

/** The first bytes of a PNG of 250 by 250 pixels. */
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 250,
]);

async function acmeWithProgram() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const { id, budget_id } = await addProgram(acme, { owner: olga, name: "Thanks" });
	return { acme, olga, details: { program_id: id, name: "Thanks", budget_id, points: 100 } };
}

/** Sends the details with a file, as the call takes them. */
async function sendWithFile({ client }: TestMember, payload: object, content: BlobPart) {
	const body = new FormData();
	body.set("payload", JSON.stringify({ payload }));
	body.set("file", new File([content], "thanks.png", { type: "image/png" }));
	const headers = { "x-csrf-token": await client.csrfToken(), "idempotency-key": crypto.randomUUID() };
	return client.send(path, { method: "POST", body, headers });
}

const imageOf = async ({ client }: TestMember, program_id: number) =>
	(await client.call("programs/get-program-details", { program_id })).program.image;

test("[programs-23] a program's details are sent as multipart with a picture, without one as they were; the picture stands with the program", async () => {
	const { acme, olga, details } = await acmeWithProgram();
	const sent = await sendWithFile(olga, details, png);
	expect([sent.status, sent.body.resultStatus]).toEqual([200, "success"]);
	const image = await imageOf(olga, details.program_id);
	expect(image).toMatch(/^\/files\/[0-9a-f]{32}$/);
	for (const person of [olga, await acme.addMember()]) {
		expect((await openPage(person, "/programs")).html).toContain(`src="${image}"`);
		const served = await person.client.fetch(image!);
		expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
	}
	await olga.client.call("programs/ao-update-program-details", details);
	expect(await imageOf(olga, details.program_id)).toBe(image);
	await olga.client.call("programs/ao-update-program-details", { ...details, removes_picture: 1 });
	expect(await imageOf(olga, details.program_id)).toBeNull();
});

test("what is no picture, or is too large, is refused at its field together with all else, and nothing is changed", async () => {
	const { acme, olga, details } = await acmeWithProgram();
	const gif = new TextEncoder().encode("GIF89a0123456789abcdef") as Uint8Array<ArrayBuffer>;
	const wrong = await sendWithFile(olga, { ...details, name: "" }, gif);
	expect([wrong.status, wrong.body.errors]).toEqual([
		400,
		{ name: ["Please fill this in."], file: ["A picture is PNG or JPG."] },
	]);
	const large = new Uint8Array(2 * 1_048_576 + 1);
	large.set(png);
	const tooLarge = await sendWithFile(olga, details, large);
	expect([tooLarge.status, tooLarge.body.errors]).toEqual([400, { file: ["The picture is larger than 2 MB."] }]);
	expect(await imageOf(olga, details.program_id)).toBeNull();
	const member = await acme.addMember();
	expect((await sendWithFile(member, details, png)).status).toBe(403);
});

test("the form sends the picture too, keeps what was typed when it is refused, and says who holds its rights", async () => {
	const { olga, details } = await acmeWithProgram();
	const address = `/programs/detail/${details.program_id}/edit`;
	const page = await openPage(olga, address);
	expect(page.text).toContain("By uploading I certify that we hold the rights to this picture.");
	expect(page.html).toMatch(/<form[^>]*encType="multipart\/form-data"/i);
	const send = async (content: BlobPart) => {
		const body = new FormData();
		const fields = { csrf_token: await olga.client.csrfToken(), form: "programs/ao-update-program-details" };
		for (const [name, value] of Object.entries({
			...fields,
			name: "Thanks again",
			budget_id: String(details.budget_id),
		}))
			body.set(name, value);
		body.set("points", "100");
		body.set("file", new File([content], "thanks.png", { type: "image/png" }));
		const answer = await olga.client.fetch(`/webapp${address}`, {
			method: "POST",
			body,
			headers: { host: olga.client.host },
		});
		return { location: answer.headers.get("location"), html: await answer.text() };
	};
	const refused = await send("no picture");
	expect(refused.location).toBeNull();
	expect(refused.html).toContain("A picture is PNG or JPG.");
	expect(refused.html).toContain('value="Thanks again"');
	expect((await send(png)).location).toBe(`/webapp/programs/detail/${details.program_id}`);
	expect(await imageOf(olga, details.program_id)).not.toBeNull();
});
