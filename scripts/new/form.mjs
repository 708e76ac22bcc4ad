/** Composes the screen of a form for an endpoint that is there: what it shows and sends, its screen, its test, its texts. */
import { createServer } from "vite";
import { inProject } from "../project.mjs";
import { camel, title } from "./words.mjs";

/** What the form of a call is made of; its fields come from the endpoint's input. Throws when there is no such endpoint. */
export async function planForm(call) {
	const [feature, verbNoun] = call.split("/");
	if (!/^[a-z][a-z-]*\/[a-z][a-z-]+$/.test(call))
		throw new Error("a form is called as its endpoint, <feature>/<verb>-<noun>");
	const vite = await createServer({
		root: inProject("."),
		configFile: false,
		appType: "custom",
		logLevel: "silent",
		server: { middlewareMode: true, hmr: false, ws: false },
		optimizeDeps: { noDiscovery: true },
		resolve: { alias: [{ find: /^#workers\//, replacement: `${inProject("workers")}/` }] },
	});
	try {
		const file = `/workers/features/${feature}/endpoints/${verbNoun}.ts`;
		const exported = await vite.ssrLoadModule(file).catch(() => {
			throw new Error(`there is no endpoint ${call}`);
		});
		const endpoint = Object.values(exported).find((one) => one?.name === call);
		if (!endpoint) throw new Error(`there is no endpoint ${call}`);
		const { describeForm } = await vite.ssrLoadModule("/workers/kernel/describe-form.ts");
		const fields = [...describeForm(endpoint).values()];
		return { call, feature, verbNoun, name: camel(verbNoun), fields, access: endpoint.access };
	} finally {
		await vite.close();
	}
}

/** The screen's address below /webapp. */
export const addressOfForm = ({ feature, verbNoun }) => `${feature}/${verbNoun}`.replaceAll("-", "_");

/** The files of the plan, as [path, text]. */
export function filesOfForm(plan) {
	const { feature, verbNoun } = plan;
	return [
		[`app/features/${feature}/${verbNoun}.server.ts`, server(plan)],
		[`app/features/${feature}/${verbNoun}.route.tsx`, screen(plan)],
		[`test/screens/${feature}/${verbNoun}.test.ts`, test(plan)],
	];
}

/** The texts of the plan; they are English until somebody translates them. */
export function textsOfForm({ name, verbNoun, fields }) {
	return {
		[name]: {
			title: title(verbNoun),
			send: "Save",
			fields: Object.fromEntries(fields.map((field) => [textName(field), title(field.name.split(".").at(-1))])),
		},
		notices: { [name]: "Saved." },
	};
}

const textName = ({ name }) => name.replaceAll(".", "_");

const keyOf = ({ feature, name }, field) => `${feature}:${name}.fields.${textName(field)}`;

function server(plan) {
	const { call, feature, name, verbNoun, fields } = plan;
	return `/** ${title(verbNoun)}: what the form shows, and what becomes of it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The form, for those who may send it. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall("${call}");
	return {
		title: context.translate("${feature}:${name}.title"),
		form: await context.form("${call}", {
${fields.map((field) => `\t\t\t"${field.name}": "${keyOf(plan, field)}",`).join("\n")}
		}),
	};
}

/** Sends it, and says so on the home page. */
export const action = formActions({
	"${call}": { done: () => redirectWithNotice("/", "${feature}:notices.${name}") },
});
`;
}

function screen({ feature, name, verbNoun, fields }) {
	const read = (field) => (/^\w+$/.test(field.name) ? `form.fields.${field.name}` : `form.fields["${field.name}"]`);
	return `/** ${title(verbNoun)}: the screen of the form. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./${verbNoun}.server";

export { action, loader } from "./${verbNoun}.server";

export const meta = titleMeta;

/** The screen. */
export default function ${name[0].toUpperCase()}${name.slice(1)}() {
	const { title, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("${feature}");
	return (
		<div className="page page-narrow stack">
			<PageHead title={title} />
			<EndpointForm form={form} className="stack">
${fields.map((field) => `\t\t\t\t<FormField of={${read(field)}} />`).join("\n")}
				<SubmitButton form={form} kind="main">
					{t("${name}.send")}
				</SubmitButton>
			</EndpointForm>
		</div>
	);
}
`;
}

function test(plan) {
	const { call, verbNoun, fields, access } = plan;
	const path = `/${addressOfForm(plan)}`;
	const role = Array.isArray(access) ? access[0] : "member";
	const required = fields.some(({ isRequired }) => isRequired);
	const stranger =
		Array.isArray(access) && !access.includes("member")
			? `	const member = await acme.addMember({ role: "member" });
	expect((await openPage(member, "${path}")).status).toBe(403);
`
			: "";
	return `/** ${title(verbNoun)} as the Worker serves it: the form with its fields, and what is said of one that is empty. */
import { expect, test } from "vitest";
import { openPage${required ? ", sendForm" : ""} } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("those who may send it see the form${required ? ", and what is missing" : ""}", async () => {
	const acme = await createTenant();
	const person = await acme.addMember({ role: "${role}" });
	const page = await openPage(person, "${path}");
	for (const name of ${JSON.stringify(fields.map(({ name }) => name))}) expect(page.html).toContain(\`name="\${name}"\`);
${required ? `	expect((await sendForm(person, "${path}", "${call}", {})).text).toContain("Please fill this in.");\n` : ""}${stranger}});
`;
}
