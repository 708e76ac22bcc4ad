/** The people who have not joined, each with a box that belongs to the form of inviting. */
import { ListTable } from "~/list/list-table";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./invitations.server";
import { inviteFormId } from "./invite-form";

type Data = Awaited<ReturnType<typeof loader>>;

/** The list; `ticked` are the boxes that were ticked when something was refused. */
export function NotJoinedList({ data: { list, upload }, ticked }: { data: Data; ticked: number[] }) {
	const { t } = useTranslation("invitations");
	return (
		<ListTable
			list={list}
			caption={upload ? t("list.titleOf", { file: upload.file_name }) : t("list.title")}
			cells={{
				name: ({ name, email }) => (
					<span className="invite-name">
						{name}
						<br />
						<span className="invite-email">{email || t("list.noEmail")}</span>
					</span>
				),
				invited_at: ({ written }) => written.invited_at ?? t("list.never"),
			}}
			selection={{
				formId: inviteFormId,
				name: "user",
				valueFor: ({ id }) => String(id),
				labelFor: ({ name }) => name,
				isSelected: ({ id }) => ticked.includes(id),
				isHidden: ({ email }) => email === "",
			}}
			empty={
				<EmptyState isBare drawing="feed" title={t("list.emptyTitle")}>
					{t("list.emptyText")}
				</EmptyState>
			}
		/>
	);
}
