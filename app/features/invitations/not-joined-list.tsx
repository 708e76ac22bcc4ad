/** The people who have not joined, each with a box that belongs to the form of inviting. */
import { formId } from "~/form/form-answer";
import { useFormAnswer } from "~/form/form-scope";
import { ListTable } from "~/list/list-table";
import { useReport } from "~/list/report-button";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./invitations.server";

type Data = Awaited<ReturnType<typeof loader>>;

/** The list; boxes that were ticked when something was refused stay so. */
export function NotJoinedList({ data: { form, list, upload } }: { data: Data }) {
	const { t } = useTranslation("invitations");
	const { button, notice } = useReport(list.report);
	const { name } = form.fields.user_ids;
	const ticked = useFormAnswer(form.name).answer?.typed[name] ?? [];
	return (
		<>
			{notice}
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
				}}
				selection={{
					formId: formId(form.name),
					name,
					valueFor: ({ id }) => String(id),
					labelFor: ({ name }) => name,
					isSelected: ({ id }) => ticked.includes(String(id)),
					isHidden: ({ email }) => email === "",
				}}
				drawing="feed"
				endTools={button}
			/>
		</>
	);
}
