/** The columns of the tables of recognitions, by list and switches. */
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ShownList } from "../../../app/features/recognition/list-query";
import { type RecognitionRow, recognitionColumns } from "../../../app/features/recognition/recognition-columns";
import { formatTime } from "../../../app/shell/dates.server";
import { usePointsWords } from "../../../app/ui/account-display";
import { DataTable } from "../../../app/ui/data-table/data-table";
import { useTranslation } from "../../../app/ui/texts";
import recognition from "../../../public/locales/en/recognition.json";
import { show } from "../../ui/screen";

const row: RecognitionRow = {
	id: 7,
	transaction_id: null,
	recognizedBy: "Marcus Webb",
	recognizedByImage: null,
	recipient: "Priya Raman",
	recipientImage: null,
	program: "Everyday Thanks",
	program_id: 1,
	created_at: 0,
	behaviors: "",
	points: null,
	message: "Thanks",
	certificate_id: 7,
	recognition_subtype: "recognition",
	when: "Nov 20, 2026",
};
const everything = { hasSubtype: false, hasPoints: true, hasCertificate: true };

function Table({
	list,
	columns,
	onView,
}: {
	list: ShownList;
	columns: typeof everything;
	onView: (id: number) => void;
}) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const setting = { columns, behaviorLabel: "Behaviour", show: list, t, words, onView };
	return (
		<DataTable caption="x" columns={recognitionColumns(setting)} rows={[row]} rowKey={({ id }) => id} empty={null} />
	);
}

function headings(list: ShownList, columns = everything): (string | null)[] {
	show(<Table list={list} columns={columns} onView={() => undefined} />, undefined, { recognition });
	const found = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
	cleanup();
	return found;
}

const mine = ["Recognized By", "Recognition", "Date", "Program", "Behaviour", "Points", "Certificate"];

test("[recognition-02] my table has its columns in order, with the account's word for behaviours", () => {
	expect(headings("received")).toEqual(mine);
});

test("[recognition-04] the team's table adds a leading Recipient", () => {
	expect(headings("team")).toEqual(["Recipient", ...mine]);
	expect(headings("given")).toEqual(["Recipient", ...mine.slice(1)]);
});

test("[recognition-05] Recognition Subtype is second where commitments are enabled", () => {
	const columns = { ...everything, hasSubtype: true };
	expect(headings("received", columns)).toEqual([mine[0], "Recognition Subtype", ...mine.slice(1)]);
	expect(headings("team", columns).slice(0, 3)).toEqual(["Recipient", "Recognition Subtype", "Recognized By"]);
});

test("[recognition-06] Points and Certificate can be hidden", () => {
	expect(headings("received", { ...everything, hasPoints: false, hasCertificate: false })).toEqual(mine.slice(0, 5));
});

test("[recognition-07] [recognition-08] empty values show '-', dates as 'MMM D, YYYY'", () => {
	show(<Table list="received" columns={everything} onView={() => undefined} />, undefined, { recognition });
	const cells = within(screen.getAllByRole("row")[1]!).getAllByRole("cell");
	expect(cells.map((cell) => cell.textContent).slice(2)).toEqual([
		"Nov 20, 2026",
		"Everyday Thanks",
		"-",
		"-",
		"Download",
	]);
	const reader = { time_zone: "Europe/London", language_code: "en" };
	expect(formatTime(Date.UTC(2026, 2, 5, 23, 30), "recognition", reader)).toBe("Mar 5, 2026");
});

test("[recognition-03] the View link opens the certificate over the page, and leads to it where scripts are off", () => {
	const onView = vi.fn();
	show(<Table list="received" columns={everything} onView={onView} />, undefined, { recognition });
	const link = screen.getByText("View");
	expect(link.getAttribute("href")).toBe("/webapp/recognitions/7");
	link.click();
	expect(onView).toHaveBeenCalledWith(7);
});
