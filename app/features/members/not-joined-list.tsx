/** The people who have not joined, each with a box that belongs to the form of inviting. */
import { Anchor } from "~/ui/anchor";
import type { TableColumn } from "~/ui/data-table/columns";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { rowsOnPage } from "~/ui/rules/paging";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./invitations.server";
import { invitationStates, invitationsAddress, invitationsFields } from "./invitations-query";
import { inviteFormId } from "./invite-form";

type Data = Awaited<ReturnType<typeof loader>>;
type Person = Data["people"][number];

const here = "/members/invitations";

/** The list; `ticked` are the boxes that were ticked when something was refused. */
export function NotJoinedList({ data, ticked }: { data: Data; ticked: number[] }) {
	const { t } = useTranslation("members");
	const { query, upload, people } = data;
	const title = upload ? t("list.titleOf", { file: upload.file_name }) : t("list.title");
	return (
		<DataTable
			caption={title}
			columns={useColumns()}
			rows={people}
			rowKey={(person) => person.id}
			filters={useFilters(data)}
			selection={{
				formId: inviteFormId,
				name: "user",
				valueFor: ({ id }) => String(id),
				labelFor: ({ name }) => name,
				isSelected: ({ id }) => ticked.includes(id),
				isHidden: ({ email }) => email === "",
			}}
			empty={<Nobody isNarrowed={query.invitation !== "" || upload !== null} />}
			pager={{
				page: query.page,
				pageCount: data.total_pages,
				hrefFor: (page) => invitationsAddress(query, { page }),
				action: here,
				hiddenFields: invitationsFields(query),
				rows: { ...rowsOnPage(query.page, data.page_size, data.total_rows), total: data.total_rows },
			}}
		/>
	);
}

function useColumns(): TableColumn<Person>[] {
	const { t } = useTranslation("members");
	return [
		{
			key: "name",
			heading: t("list.name"),
			role: "lead",
			cell: ({ name, email }) => (
				<span className="invite-name">
					{name}
					<br />
					<span className="invite-email">{email || t("list.noEmail")}</span>
				</span>
			),
		},
		{ key: "added", heading: t("list.added"), cell: ({ added }) => added },
		{ key: "invited", heading: t("list.invited"), cell: ({ invited }) => invited ?? t("list.never") },
	];
}

function useFilters({ query, upload }: Data) {
	const { t } = useTranslation("members");
	const words = { never: t("list.onlyNever"), sent: t("list.onlySent") };
	const without = (change: object) => invitationsAddress(query, change);
	return {
		action: here,
		hiddenFields: invitationsFields({ ...query, invitation: "" }),
		chosen: [
			...(query.invitation ? [{ label: words[query.invitation], removeHref: without({ invitation: "" }) }] : []),
			...(upload ? [{ label: upload.file_name, removeHref: without({ upload: null }) }] : []),
		],
		fields: (
			<Field label={t("list.filter")}>
				<Select
					key={query.invitation}
					name="invitation"
					defaultValue={query.invitation}
					placeholder={t("list.all")}
					options={invitationStates.map((value) => ({ value, label: words[value] }))}
				/>
			</Field>
		),
	};
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
	const { t } = useTranslation("members");
	if (isNarrowed)
		return (
			<EmptyState
				isBare
				drawing="search"
				title={t("list.filteredTitle")}
				action={<Anchor href={here}>{t("list.everyone")}</Anchor>}
			>
				{t("list.filteredText")}
			</EmptyState>
		);
	return (
		<EmptyState isBare drawing="feed" title={t("list.emptyTitle")}>
			{t("list.emptyText")}
		</EmptyState>
	);
}
