export { afterStart, beforeStart, campOver, campStart, menu, screens, setClock } from "./pages";
