/** Asks before the people that were chosen in a group's list are taken out of it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { FormPage } from "~/form/form-page";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

const removal = "groups/remove-group-members";

/** More than a page of the list holds is never chosen. */
const maxPeople = 100;

/** The group, and the people of the address (`user`, several times) as far as they are in it. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	await context.requireCall(removal);
	const group_id = context.id(params.id);
	const ids = [...new Set(new URL(request.url).searchParams.getAll("user").map(Number))]
		.filter((id) => Number.isSafeInteger(id) && id > 0)
		.slice(0, maxPeople);
	const one = (user_id: number) =>
		context.call("members/get-members-under-account", { pageSize: 1, filters: { user_id, user_groups: group_id } });
	const [{ group }, found, form] = await Promise.all([
		context.call("groups/get-group-details", { group_id }),
		Promise.all(ids.map(one)),
		context.form(removal, {}),
	]);
	const people = found.flatMap(({ table_rows }) => table_rows).map(({ id, name }) => ({ id, name }));
	return { title: context.translate("groups:remove.title", { name: group.name }), group, people, form };
}

/** Takes them out. */
export const action = formActions({
	[removal]: {
		input: ({ params, context, form }) => ({ group_id: context.id(params.id), user_ids: form.numbers("user") }),
		done: (_answer, { params }) => redirectWithNotice(`/groups/${params.id}`, "groups:notices.removed"),
	},
});

/** The page. */
export default function RemovePeople() {
	const { title, group, people, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const back = { href: `/groups/${group.id}`, label: group.name };
	return (
		<FormPage title={title} back={back} form={form} submit={t("remove.yes")} cancel={t("remove.no")}>
			<p>{people.length > 0 ? people.map(({ name }) => name).join(", ") : t("remove.nobody")}</p>
			{people.length > 0 && <p>{t("remove.stays")}</p>}
			{people.map(({ id }) => (
				<input key={id} type="hidden" name="user" value={id} />
			))}
		</FormPage>
	);
}
