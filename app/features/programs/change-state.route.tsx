/** Asks before a program is switched off or on, archived or restored; the links to it open it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const changing = "programs/change-program-state";
const states = ["active", "inactive", "archived"] as const;

/** The program, and the state that the address wishes for it. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const program_id = context.id(params.id);
	const { program } = await context.call("programs/get-program-details", { program_id });
	const wished = new URL(request.url).searchParams.get("to");
	const to = states.find((state) => state === wished) ?? "inactive";
	return { title: context.translate(`programs:owners.state.${to}.title`), id: program_id, name: program.name, to };
}

/** Changes it. */
export const action = formActions({
	[changing]: {
		input: ({ params, context, form }) => ({
			program_id: context.id(params.id),
			state: states.find((state) => state === form.text("state")),
		}),
		done: ({ state, name }, { params }) =>
			redirectWithNotice(`/programs/detail/${params.id}`, `programs:notices.${state}`, { name }),
	},
});

/** The page. */
export default function ChangeState() {
	const { title, id, name, to } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const back = `/programs/detail/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={changing} action={`${back}/state`} className="stack">
				<input type="hidden" name="state" value={to} />
				<p>{t(`owners.state.${to}.text`, { name })}</p>
				<FormFoot form={changing} back={back}>
					{t(`owners.state.${to}.yes`)}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
