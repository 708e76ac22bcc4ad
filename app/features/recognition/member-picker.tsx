/** The invitation to recognise somebody: choose people or groups, and the form of giving opens by itself. */
import { Form, useNavigate, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useFrame } from "~/shell/use-frame";
import { IconButton } from "~/ui/button";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { recognitionOpenMs } from "~/ui/timings";
import { addressFor, type Chosen, giveAddress, readDraftIds } from "./draft";
import { dialogFrom } from "./give-anywhere";
import { pickerText } from "./picker-text";
import "./recognition.css";

const PeopleCombobox = lazy(() => import("./people-combobox"));
const GiveDialog = lazy(() => import("./give-dialog"));

const nobody: Chosen = { people: [], groups: [] };

/** Props of the picker; with somebody chosen at the start the form opens on load. */
export type MemberPickerProps = { chosen?: Chosen; mayCommit?: boolean };

/** The picker; nothing where the account or the person may not give. */
export function MemberPicker({ chosen: initial = nobody, mayCommit = false }: MemberPickerProps) {
	const { account, user } = useFrame();
	const { t } = useTranslation("recognition");
	const [chosen, setChosen] = useState(initial);
	const [isActive, setIsActive] = useState(initial !== nobody);
	const address = useAddress(chosen);
	const { isOpen, open, close } = useGiving(address, chosen.people.length + chosen.groups.length);
	const text = pickerText({
		mayRecognize: account.flags?.give_recognition_enabled === 1 && user?.give_recognition_disabled === 0,
		mayCommit: mayCommit && account.flags?.employee_commitments_enabled === 1,
	});
	if (!text) return null;
	const end = () => {
		close();
		setChosen(nobody);
	};
	return (
		<>
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
				<IconButton type="submit" icon="award" iconSize="large" label={t("picker.open")} />
			</Form>
			{isOpen && (
				<Suspense fallback={null}>
					<GiveDialog address={address} onClose={close} onSent={end} />
				</Suspense>
			)}
		</>
	);
}

/** The address of the form for who was chosen, or for whom the page's own address names. */
function useAddress(chosen: Chosen): string {
	const [query] = useSearchParams();
	if (chosen.people.length + chosen.groups.length > 0) return addressFor(chosen);
	const { recipient_ids, group_ids } = readDraftIds(query);
	return giveAddress({ recipient_ids, group_ids });
}

/** Opens the form when people were chosen, after a short wait, and on load when they are already; a page on a phone. */
function useGiving(address: string, count: number) {
	const navigate = useNavigate();
	const [isOpen, setIsOpen] = useState(false);
	const isNamed = address.includes("?");
	const seen = useRef(0);
	const open = () => (matchMedia(dialogFrom).matches ? setIsOpen(true) : navigate(address));
	const opener = useRef(open);
	opener.current = open;
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
	return { isOpen, open, close: () => setIsOpen(false) };
}
