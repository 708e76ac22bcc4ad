/** The columns of the tables of recognitions: mine, given by me, my team's. */

import type { MouseEvent } from "react";
import type { PointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import type { TableColumn } from "~/ui/data-table/columns";
import type { Lookup } from "~/ui/texts";
import type { ShownList } from "./list-query";
import type { loader } from "./recognitions.server";

type Data = Awaited<ReturnType<typeof loader>>;

/** A row of the tables. */
export type RecognitionRow = Data["rows"][number];

/** What decides which columns there are, and how cells are written. */
export type ColumnSetting = Pick<Data, "columns" | "behaviorLabel"> & {
	show: ShownList;
	t: Lookup<"recognition">;
	words: PointsWords;
	/** Opens a certificate over the page; the link leads there where scripts are off. */
	onView: (id: number) => void;
};

/** The columns in the specification's order; a team's and what I gave start with the recipient. */
export function recognitionColumns(setting: ColumnSetting): TableColumn<RecognitionRow>[] {
	const { show, t, words, columns: shown } = setting;
	const hasRecipient = show !== "received";
	const hasGiver = show !== "given";
	const text = (key: string, cell: (row: RecognitionRow) => string, role?: TableColumn<RecognitionRow>["role"]) => ({
		key,
		heading: t(`columns.${key}` as "columns.program"),
		cell: (row: RecognitionRow) => cell(row) || "-",
		role,
	});
	const subtype = text(
		"recognition_subtype",
		(row) => t(`subtypes.${row.recognition_subtype}` as "subtypes.recognition"),
		"hidden",
	);
	const columns: (TableColumn<RecognitionRow> | false)[] = [
		hasRecipient && personColumn(setting, "recipient", "lead"),
		hasGiver && personColumn(setting, "recognizedBy", hasRecipient ? "pair" : "lead"),
		viewColumn(setting),
		text("created_at", (row) => row.when, "end"),
		text("program", (row) => row.program, "quiet"),
		{ ...text("behaviors", (row) => row.behaviors, "line"), heading: setting.behaviorLabel || t("columns.behaviors") },
		shown.hasPoints && {
			...text("points", (row) => (row.points === null ? "-" : words.figure(row.points)), "figure"),
			toEnd: true,
		},
		shown.hasCertificate && certificateColumn(setting),
	];
	const list = columns.filter((column) => column !== false);
	return shown.hasSubtype ? [...list.slice(0, 1), subtype, ...list.slice(1)] : list;
}

function personColumn(
	{ t }: ColumnSetting,
	key: "recipient" | "recognizedBy",
	role: "lead" | "pair",
): TableColumn<RecognitionRow> {
	return {
		key,
		heading: t(`columns.${key}`),
		role,
		cell: (row) => (
			<span className="row">
				<Avatar name={row[key]} image_url={row[`${key}Image`]} sizePx={32} />
				<span className="strong">{row[key]}</span>
			</span>
		),
	};
}

function viewColumn({ t, onView }: ColumnSetting): TableColumn<RecognitionRow> {
	const open = (id: number) => (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onView(id);
	};
	return {
		key: "recognition",
		heading: t("columns.recognition"),
		role: "action",
		cell: (row) => (
			<Anchor
				className="link"
				href={`/recognitions/${row.id}`}
				onClick={open(row.id)}
				aria-label={t("list.viewOf", { giver: row.recognizedBy, recipient: row.recipient, date: row.when })}
			>
				{t("list.view")}
			</Anchor>
		),
	};
}

function certificateColumn({ t }: ColumnSetting): TableColumn<RecognitionRow> {
	return {
		key: "certificate_id",
		heading: t("columns.certificate_id"),
		role: "action",
		cell: (row) => (
			<Anchor
				className="link"
				href={`/recognitions/${row.certificate_id}`}
				aria-label={t("list.certificateOf", { recipient: row.recipient, date: row.when })}
			>
				{t("list.certificate")}
			</Anchor>
		),
	};
}
