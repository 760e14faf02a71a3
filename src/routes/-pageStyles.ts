import './styles.css'

/*
 * The styles that every page has inline: the app's look and frame, that of the home page and the comparison, to which most visits lead, and of the
 * greeting. Their code comes later, and with it the browser would fetch its styles again before the page responds, and work out the look of
 * all that is shown once more.
 */
import.meta.glob(['../ui/*.module.css', '!../ui/Gallery.module.css', '../features/{shell,promotions,compare,disclaimer}/*.module.css'], {
  eager: true,
})
