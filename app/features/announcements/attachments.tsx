/** The files of an announcement: to be saved by its readers, and added and taken away by account owners, without scripts too. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./announcement.server";

const removing = "announcements/remove-attachment";
const accept = ".ppt,.pptx,.pdf,.png,.jpg,.jpeg";

/** The files, each with its kind and size. */
export function Attachments() {
	const { attachments } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	if (attachments.length === 0) return null;
	return (
		<ul className="stack-small" aria-label={t("attachments.title")}>
			{attachments.map((file) => (
				<li key={file.id} className="row-wrap">
					<FileLink {...file} />
				</li>
			))}
		</ul>
	);
}

type ShownFile = { id: number; name: string; url: string; says: string };

function FileLink({ name, url, says }: ShownFile) {
	return (
		<>
			<Anchor className="link hit announcement-file" href={url} isDocument>
				<Icon name="download" size="small" /> {name}
			</Anchor>
			<span className="meta">{says}</span>
		</>
	);
}

/** The card in which account owners add files and take them away, while the announcement is not over. */
export function AttachmentsCard() {
	const { attachments, report, limits } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	if (report?.may_edit !== 1) return null;
	return (
		<Card id="attachments" title={t("attachments.title")} className="stack">
			{attachments.length > 0 && (
				<ul className="stack-small">
					{attachments.map((file) => (
						<li key={file.id} className="stack-small">
							<div className="row-wrap">
								<FileLink {...file} />
							</div>
							<RemoveForm file={file} />
						</li>
					))}
				</ul>
			)}
			{attachments.length < limits.files ? (
				<AddForm />
			) : (
				<p className="meta">{t("attachments.full", { max: limits.files })}</p>
			)}
		</Card>
	);
}

function RemoveForm({ file: { id, name } }: { file: ShownFile }) {
	const { announcement } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<EndpointForm form={removing} instance={id} action={`/announcements/${announcement.id}`}>
			<input type="hidden" name="attachment_id" value={id} />
			<SubmitButton
				form={removing}
				instance={id}
				icon="trash"
				question={{
					title: t("attachments.removeTitle"),
					text: t("attachments.removeText", { name }),
					yes: t("attachments.remove"),
					isDestructive: true,
				}}
			>
				{t("attachments.remove")}
				<span className="unseen">: {name}</span>
			</SubmitButton>
		</EndpointForm>
	);
}

/** One file at a time; what is too large is said before it travels. */
function AddForm() {
	const { announcement, limits, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const [isTooLarge, setTooLarge] = useState(false);
	const check = (event: FormEvent<HTMLFormElement>) => {
		const file = new FormData(event.currentTarget).get("file");
		const isLarge = file instanceof File && file.size > limits.bytes;
		setTooLarge(isLarge);
		if (isLarge) event.preventDefault();
	};
	return (
		<EndpointForm
			form={form}
			className="stack"
			action={`/announcements/${announcement.id}`}
			encType="multipart/form-data"
			hidesProblems
			onSubmit={check}
		>
			<FileField
				label={t("attachments.file")}
				hint={t("attachments.hint", { max: limits.files })}
				accept={accept}
				error={isTooLarge ? t("errors.attachment_too_large") : undefined}
				isRequired
			/>
			<p className="meta">{t("attachments.rights")}</p>
			<div className="row-wrap">
				<SubmitButton form={form} icon="upload" busyLabel={t("attachments.busy")}>
					{t("attachments.add")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}
