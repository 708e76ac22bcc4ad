/** What administrators note about a member: the notes, one's own with a way to change or delete them, and a box for another. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormScope, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

type Note = { id: number; note_text: string; commenter_id: number; commenter_name: string; when: string };

/** Props: the page of the person on which they stand, who reads them, and which note is being changed. */
export type NotesProps = {
	at: `/${"members" | "customers"}/${number}`;
	self: number;
	edited: number | null;
	form: FormFace<"note_text">;
	rows: Note[];
};

/** The block. */
export function Notes({ at, self, edited, form, rows }: NotesProps) {
	const { t } = useTranslation("user-notes");
	return (
		<Card title={t("title")}>
			<div className="stack">
				<p className="meta">{t("about")}</p>
				<NoteForm key={`new-${rows.length}`} form={form} at={at} />
				{rows.length === 0 && <p className="soft">{t("none")}</p>}
				<ul className="stack plain-list">
					{rows.map((note) => (
						<li key={note.id} className="stack-small member-note">
							{note.id === edited && note.commenter_id === self ? (
								<NoteForm form={form} at={at} note={note} />
							) : (
								<WrittenNote note={note} at={at} isMine={note.commenter_id === self} />
							)}
						</li>
					))}
				</ul>
			</div>
		</Card>
	);
}

function WrittenNote({ note, at, isMine }: { note: Note; isMine: boolean } & Pick<NotesProps, "at">) {
	const { t } = useTranslation("user-notes");
	const { id, note_text, commenter_name: name, when: date } = note;
	return (
		<>
			<p className="lines">{note_text}</p>
			<p className="meta">{t("by", { name, date })}</p>
			{isMine && (
				<p className="row-wrap">
					<Anchor className="link hit" href={`${at}?note=${id}#notes`} keepsScroll aria-label={t("editOf", { date })}>
						{t("edit")}
					</Anchor>
					<Anchor
						className="link hit"
						href={`${at}/note?note=${id}`}
						opens="dialog"
						aria-label={t("deleteOf", { date })}
					>
						{t("delete")}
					</Anchor>
				</p>
			)}
		</>
	);
}

/** The box of a note; what the server says stands under it. */
function NoteForm({ form, at, note }: { note?: Note } & Pick<NotesProps, "form" | "at">) {
	const { t } = useTranslation("user-notes");
	const instance = note?.id;
	return (
		<FormScope form={form} instance={instance} values={note && { note_text: note.note_text }}>
			<EndpointForm
				form={form}
				instance={instance}
				action={at}
				className="stack-small"
				hidesProblems
				preventScrollReset
			>
				{note && <input type="hidden" name="note_id" value={note.id} />}
				<FormField of={form.fields.note_text} rows={2} label={note ? t("text") : t("add")} />
				<ServerMessage />
				<div className="row-wrap">
					<SubmitButton form={form} instance={instance} size="small">
						{t("save")}
					</SubmitButton>
					{note && (
						<ButtonLink kind="quiet" size="small" href={`${at}#notes`} keepsScroll>
							{t("cancel")}
						</ButtonLink>
					)}
				</div>
			</EndpointForm>
		</FormScope>
	);
}

function ServerMessage() {
	const { answer, isBusy } = useFormScope();
	const { t } = useTranslation("user-notes");
	const refusal = answer?.refusal;
	if (isBusy || !refusal || refusal.errors?.note_text) return null;
	return (
		<Notice tone="bad" isLive>
			{refusal.resultMsg || t("serverError")}
		</Notice>
	);
}
