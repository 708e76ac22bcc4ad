/** Refused rows of an upload, each with its cells as fields and its reasons beside them; those that are ticked are sent again. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import { useFormScope } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { EmptyState } from "~/ui/empty-state";
import { Field, useField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./correct.server";
import { cellField, lineField, rowProblem, sendsField } from "./correct-fields";
import "./imports.css";

export { action, loader } from "./correct.server";

export const meta = titleMeta;

/** The page. */
export default function CorrectRows() {
	const { t } = useTranslation("imports");
	const { title, file_name, rows, next_after, upload_id, after_line, form } = useLoaderData<typeof loader>();
	const back = `/uploads/${upload_id}`;
	const address = `${back}/correct`;
	return (
		<div className="stack page-middle">
			<PageHead title={title} subtitle={t("correct.subtitle")} back={{ href: back, label: file_name }} />
			{rows.length === 0 ? (
				<EmptyState
					drawing="report"
					title={t("correct.none.title")}
					action={<ButtonLink href={back}>{file_name}</ButtonLink>}
				>
					{t("correct.none.text")}
				</EmptyState>
			) : (
				<EndpointForm
					form={form}
					key={after_line}
					className="stack"
					action={after_line > 0 ? `${address}?after=${after_line}` : address}
				>
					{rows.map((row) => (
						<Row key={row.line} row={row} />
					))}
					{next_after !== null && (
						<p>
							<Anchor className="link hit" href={`${address}?after=${next_after}`}>
								{t("correct.more")}
							</Anchor>
						</p>
					)}
					<FormFoot form={form} back={back}>
						{t("correct.submit")}
					</FormFoot>
				</EndpointForm>
			)}
		</div>
	);
}

type RefusedRow = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

/** One row: why it was refused, last or at first, and its cells. */
function Row({ row: { line, reason, cells } }: { row: RefusedRow }) {
	const { t } = useTranslation("imports");
	const { columns } = useLoaderData<typeof loader>();
	const { problems, valuesOf } = useFormScope();
	const still = problems[rowProblem(line)];
	const sends = sendsField(line);
	return (
		<Card isFlush>
			<fieldset className="correct-row stack-small" data-invalid={still ? "" : undefined} tabIndex={-1}>
				<legend className="strong">{t("refused.atLine", { line })}</legend>
				<Notice tone={still ? "bad" : "warn"}>{still?.join(" ") ?? reason}</Notice>
				<div className="correct-cells">
					{columns.map(({ id, header, is_required }) => (
						<Field key={id} label={is_required ? t("correct.column", { header }) : header}>
							<Cell name={cellField(line, id)} value={cells[id] ?? ""} />
						</Field>
					))}
				</div>
				<input type="hidden" name={lineField} value={line} />
				<input type="hidden" name={sends} value="0" />
				<Checkbox
					name={sends}
					value="1"
					defaultChecked={(valuesOf(sends)?.at(-1) ?? "1") === "1"}
					label={t("correct.send")}
				/>
			</fieldset>
		</Card>
	);
}

/** A cell as it stands in the file; one with several lines, or a long one, has room for them. */
function Cell({ name, value }: { name: string; value: string }) {
	const { valuesOf } = useFormScope();
	const defaultValue = valuesOf(name)?.at(-1) ?? value;
	const isLong = value.length > longCell || value.includes("\n");
	return isLong ? (
		<LongCell name={name} defaultValue={defaultValue} />
	) : (
		<TextInput name={name} defaultValue={defaultValue} />
	);
}

/** From so many characters on a cell stands in several lines. */
const longCell = 80;

function LongCell(props: { name: string; defaultValue: string }) {
	const field = useField();
	return <textarea {...field} {...props} rows={3} className="input" />;
}
