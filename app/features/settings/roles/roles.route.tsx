/** Who holds a role beyond a member's, and what each role may do. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { roleHoldersFace } from "#workers/features/members/lists/get-role-holders";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListTable } from "~/list/list-table";
import { useReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { Breakable } from "~/ui/breakable";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "../settings-page";
import { RoleWords } from "./role-words";

export const meta = titleMeta;

/** A page of the list, and the roles with what stands in the menu of each. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [list, menus] = await Promise.all([loadList(args, roleHoldersFace), context.call("settings/get-roles", {})]);
	return { title: context.translate("settings:title"), list, menus };
}

export const action = reportAction(roleHoldersFace);

/** The page. */
export default function Roles() {
	const { list, menus } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const { button, notice } = useReport(list.report);
	const giving = (
		<ButtonLink kind="main" icon="plus" href="/settings/roles/give">
			{t("owners.roles.give")}
		</ButtonLink>
	);
	return (
		<SettingsPage
			part="roles"
			actions={
				<>
					<ButtonLink href="/settings/roles/everybody">{t("owners.rights.everybody")}</ButtonLink>
					{giving}
				</>
			}
		>
			{notice}
			<ListTable
				list={list}
				caption={t("owners.roles.caption")}
				endTools={button}
				cells={{
					email: ({ email }) => (
						<span className="role-email">
							<Breakable text={email || "-"} />
						</span>
					),
					role_name: ({ role, role_name }) => (
						<span className="role-tag">
							<Tag tone={role === "account_owner" ? "accent" : undefined}>{role_name}</Tag>
						</span>
					),
					last_logged_in_at: ({ written, activation_pending }) =>
						written.last_logged_in_at ?? t(activation_pending ? "owners.roles.pending" : "owners.roles.never"),
				}}
				drawing="people"
				emptyAction={giving}
			/>
			<RoleWords {...menus} />
		</SettingsPage>
	);
}
