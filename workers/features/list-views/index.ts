/** What others use of the lists that people arrange for themselves: the registry tells of them, the demo has views of its own. */
export { knowPersonalLists } from "./store/known-lists";
export { insertView } from "./store/views";
