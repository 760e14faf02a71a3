import './styles.css'

/*
 * The styles that every page has inline: the app's look and frame, and that of the home page and the comparison, to which most visits lead. Their code
 * comes later, and with it the browser would fetch its styles again before the page responds.
 */
import.meta.glob(['../ui/*.module.css', '!../ui/Gallery.module.css', '../features/{shell,promotions,compare}/*.module.css'], {
  eager: true,
})
