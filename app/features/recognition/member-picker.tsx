/** The invitation to recognise somebody: choose people or groups, and the form of giving opens by itself. */
import { Form, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { useOpenOver } from "~/shell/open-over";
import { useFrame, useMayGive } from "~/shell/use-frame";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { recognitionOpenMs } from "~/ui/timings";
import { addressFor, type Chosen, giveAddress } from "./draft";
import { pickerText } from "./picker-text";
import "./recognition.css";

const PeopleCombobox = lazy(() => loadPart(() => import("./people-combobox")));

const nobody: Chosen = { people: [], groups: [] };

/** Props of the picker; with somebody chosen at the start the form opens on load. */
export type MemberPickerProps = { chosen?: Chosen; mayCommit?: boolean };

/** The picker; nothing where the account or the person may not give. */
export function MemberPicker({ chosen: initial = nobody, mayCommit = false }: MemberPickerProps) {
	const { account } = useFrame();
	const mayRecognize = useMayGive();
	const { t } = useTranslation("recognition");
	const [chosen, setChosen] = useState(initial);
	const [isActive, setIsActive] = useState(initial !== nobody);
	const address = useAddress(chosen);
	const open = useGiving(address, chosen.people.length + chosen.groups.length);
	const text = pickerText({
		mayRecognize,
		mayCommit: mayCommit && account.flags?.employee_commitments_enabled === 1,
	});
	if (!text) return null;
	return (
		<Form
			action="/recognitions/give"
			method="get"
			className="picker"
			onSubmit={(event) => {
				event.preventDefault();
				open();
			}}
		>
			{isActive ? (
				<Suspense fallback={<TextInput aria-label={t(text)} readOnly />}>
					<PeopleCombobox chosen={chosen} onChange={setChosen} label={t(text)} isFocused={initial === nobody} />
				</Suspense>
			) : (
				<TextInput
					name="q"
					type="search"
					placeholder={t(text)}
					aria-label={t(text)}
					onFocus={() => setIsActive(true)}
				/>
			)}
			<Button icon="award" isIconOnMobile>
				{t("picker.open")}
			</Button>
		</Form>
	);
}

/** The address of the form for who was chosen, or for whom the page's own address names. */
function useAddress(chosen: Chosen): string {
	const [query] = useSearchParams();
	if (chosen.people.length + chosen.groups.length > 0) return addressFor(chosen);
	return giveAddress({ recipient_ids: query.getAll("recipient_ids"), group_ids: query.getAll("group_ids") });
}

/** Opens the form when people were chosen, after a short wait, and on load when they are already. */
function useGiving(address: string, count: number): () => void {
	const openOver = useOpenOver();
	const isNamed = address.includes("?");
	const seen = useRef(0);
	const opener = useRef(() => {});
	opener.current = () => openOver(address);
	useEffect(() => {
		const isMore = count > seen.current;
		seen.current = count;
		if (!isMore) return;
		const timer = setTimeout(() => opener.current(), recognitionOpenMs);
		return () => clearTimeout(timer);
	}, [count]);
	useEffect(() => {
		if (isNamed && seen.current === 0) opener.current();
	}, [isNamed]);
	return () => opener.current();
}
