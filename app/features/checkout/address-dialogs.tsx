/** Adding, editing and removing an address without leaving checkout: dialogs with addresses of their own. */
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AddressFields } from "~/features/addresses";
import { SecureForm } from "~/shell/secure-form";
import { useFrame } from "~/shell/use-frame";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./checkout.server";

const here = "/store/checkout#delivery";

/** Whichever dialog the address asks for. */
export function AddressDialogs() {
	const { addresses, isAdding, editing_id, removing_id } = useLoaderData<typeof loader>();
	const removing = addresses.find(({ id }) => id === removing_id);
	if (removing) return <RemoveDialog id={removing.id} lines={removing.lines} />;
	if (editing_id !== null || (isAdding && addresses.length > 0)) return <EditDialog key={editing_id} />;
	return null;
}

function EditDialog() {
	const { addresses, editing_id, countries, address_key } = useLoaderData<typeof loader>();
	const { account, user } = useFrame();
	const { t } = useTranslation("addresses");
	const answer = useActionData<typeof action>();
	const isBusy = useNavigation().formData?.get("intent") === "save_address";
	const saved = answer?.intent === "save_address" ? answer : undefined;
	const address = addresses.find(({ id }) => id === editing_id);
	const start = address ?? { first_name: user?.first_name, last_name: user?.last_name, country: account.country };
	const values = Object.fromEntries(
		Object.entries({ ...start, ...saved?.typed }).map(([name, value]) => [name, String(value ?? "")]),
	);
	return (
		<Dialog title={t(address ? "titles.edit" : "titles.add")} isOpen closeHref={here}>
			<SecureForm className="stack" repeatKey={address_key} preventScrollReset>
				<input type="hidden" name="intent" value="save_address" />
				{address && <input type="hidden" name="address_id" value={address.id} />}
				<input type="hidden" name="phone" value={address?.phone ?? ""} />
				<input type="hidden" name="email" value={address?.email ?? ""} />
				{saved && !saved.refusal.errors && (
					<Notice tone="bad" isLive>
						{saved.refusal.resultMsg}
					</Notice>
				)}
				<AddressFields countries={countries} values={values} errors={saved?.refusal.errors} />
				<Checkbox
					name="is_default"
					value="1"
					label={t("fields.isDefault")}
					defaultChecked={address?.is_default === 1 || saved?.typed.is_default === "1"}
				/>
				<div className="row-wrap">
					<Button kind="main" isBusy={isBusy}>
						{t("actions.save")}
					</Button>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("actions.cancel")}
					</ButtonLink>
				</div>
			</SecureForm>
		</Dialog>
	);
}

function RemoveDialog({ id, lines }: { id: number; lines: string[] }) {
	const { t } = useTranslation("addresses");
	return (
		<Dialog title={t("titles.remove")} isOpen closeHref={here} size="small">
			<SecureForm className="stack" preventScrollReset>
				<input type="hidden" name="intent" value="remove_address" />
				<input type="hidden" name="address_id" value={id} />
				<p>
					{lines.map((line) => (
						<span key={line} className="address-line">
							{line}
						</span>
					))}
				</p>
				<div className="row-wrap">
					<Button kind="destructive">{t("actions.confirmRemove")}</Button>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("actions.keep")}
					</ButtonLink>
				</div>
			</SecureForm>
		</Dialog>
	);
}
