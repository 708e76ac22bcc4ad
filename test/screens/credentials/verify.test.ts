/** The page on which anybody checks a certificate, and the way to a credential from the certificate, as the Worker serves them. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function maraIsThanked() {
	const acme = await createTenant({ languages: ["en", "fr"] });
	const olive = await acme.addMember({ role: "account_owner" });
	const mara = await acme.addMember({ first_name: "Mara", last_name: "Lind" });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Vega" });
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget: 100_000 });
	const { recognition_ids } = await addRecognition(acme, { giver: tomas, recipients: [mara], program });
	const id = recognition_ids[0]!;
	return { acme, olive, mara, tomas, id, code: `T${id}` };
}

test("a visitor reads at a certificate's address that it is valid, and no search engine keeps it", async () => {
	const { acme, code } = await maraIsThanked();
	const answer = await acme.visitor().fetch(`/webapp/verify/${code}`);
	const page = readPage(answer.status, await answer.text());
	expect(page.text).toContain("This certificate is valid");
	expect(page.texts("dd").slice(0, 3)).toEqual(["Mara Lind", "Everyday Thanks", "Tomás Vega"]);
	expect(page.html).toContain('name="robots" content="noindex"');
	const french = await acme.visitor().fetch("/webapp/verify/UNKN-OWNC", { headers: { "accept-language": "fr" } });
	expect(await french.text()).toContain("Ce n’est pas un certificat de");
});

test("without scripts a credential is pasted, and what was typed stays beside what is wrong", async () => {
	const { acme, mara, id } = await maraIsThanked();
	const visitor = { client: acme.visitor() };
	const token = await (await mara.client.fetch(`/credentials/recognitions/${id}`)).text();
	const form = "credentials/verify-certificate";
	expect((await sendForm(visitor, "/verify", form, { credential: token })).text).toContain("This certificate is valid");
	const wrong = await sendForm(visitor, "/verify", form, { certificate_code: "WRNG-CODE" });
	expect(wrong.text).toContain("This is no certificate of");
	expect(wrong.text).not.toContain("{{");
	expect(wrong.html).toContain('value="WRNG-CODE"');
	expect((await sendForm(visitor, "/verify", form, {})).text).toContain("Enter the code of a certificate");
});

test("the certificate offers its credential to the recipient, and to others the check alone", async () => {
	const { mara, tomas, id, code } = await maraIsThanked();
	const links = async (person: typeof mara) =>
		(await openPage(person, `/recognitions/${id}`)).links().map(({ href }) => href);
	expect(await links(mara)).toContain(`/credentials/recognitions/${id}`);
	expect(await links(mara)).toContain(`/webapp/verify/${code}`);
	expect(await links(tomas)).not.toContain(`/credentials/recognitions/${id}`);
	expect(await links(tomas)).toContain(`/webapp/verify/${code}`);
});
