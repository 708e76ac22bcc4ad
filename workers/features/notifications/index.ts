/** What other features and the registry use of notifications: telling people something, as statements of their own batch. */
export { toldPoints } from "./rules/told-points";
export { type Notified, notify, notifyAtOnce } from "./steps/notify";
export { knowNotifications } from "./store/known-notifications";
export { deleteUnread } from "./store/notifications";
