/**
 * The era's menus of our apps, as text. `(Undo)` is disabled, `✓` ticked, `•` dotted, `[folder]` a picture, and what
 * follows `|` is shown at the right. `{close}` stands for the app's own command with that id; no other row does anything.
 */

export const NOTEPAD = `
File
  (New)
  (Open...)
  (Save)
  (Save As...)
  ---
  (Page Setup...)
  (Print...)
  ---
  {exit}
Edit
  (Undo...)
  ---
  (Cut)
  (Copy)
  (Paste)
  (Delete)
  ---
  (Find...)
  (Find Next)
  (Replace...)
  (Go To...)
  ---
  (Select All)
  {timeDate}
Format
  {wordWrap}
  (Font...)
View
  (Status Bar)
Help
  (Help Topics)
  (About Notepad)
`

/** Of both explorers. */
const EXPLORER_BAR = `
  Explorer Bar
    Search | Ctrl+E
    Favorites | Ctrl+I
    History | Ctrl+H
    Folders
    ---
    Tip of the Day`

const TOOLBARS = `
  Toolbars
    ✓ Standard Buttons
    ✓ Address Bar
    ✓ Links
    ---
    ✓ Lock the Toolbars
    Customize...`

const FAVORITES = `
Favorites
  Add to Favorites...
  Organize Favorites...
  ---
  [folder] Links
    [ie-paper] Customize Links
    [ie-paper] Free Hotmail
    [ie-paper] Windows
    [ie-book] Windows Marketplace
    [ie-paper] Windows Media
  [ie-paper] MSN.com
  [ie-paper] Radio Station Guide`

export const INTERNET_EXPLORER = `
File
  New
    Window | Ctrl+N
    ---
    Message
    Post
    Contact
    Internet Call
  Open... | Ctrl+O
  (Edit)
  (Save) | Ctrl+S
  Save As...
  ---
  Page Setup...
  Print... | Ctrl+P
  Print Preview...
  ---
  Send
    Page by E-mail...
    Link by E-mail...
    Shortcut to Desktop
  Import and Export...
  ---
  Properties
  Work Offline
  {close}
Edit
  (Cut) | Ctrl+X
  (Copy) | Ctrl+C
  (Paste) | Ctrl+V
  ---
  Select All | Ctrl+A
  ---
  Find (on This Page)... | Ctrl+F
View${TOOLBARS}
  ✓ Status Bar${EXPLORER_BAR}
  ---
  Go to
    {back}
    (Forward) | Alt+Right Arrow
    ---
    {home}
    ---
    ✓ Cannot find server
  Stop | Esc
  Refresh | F5
  ---
  Text Size
    Largest
    Larger
    • Medium
    Smaller
    Smallest
  Encoding
    Auto-Select
    ---
    • Western European (Windows)
    More
      Arabic(ASMO 708)
      ---
      Chinese Traditional
  ---
  Source
  (Privacy Report...)
  Full Screen | F11${FAVORITES}
Tools
  Mail and News
    Read Mail
    New Message...
    Send a Link...
    Send Page...
    ---
    Read News
  Pop-up Blocker
    Turn Off Pop-up Blocker
    Pop-up Blocker Settings...
  Manage Add-ons...
  Synchronize...
  Windows Update
  ---
  Windows Messenger
  Diagnose Connection Problems...
  ---
  Internet Options...
Help
  Contents and Index
  Tip of the Day
  For Netscape Users
  Online Support
  Send Feedback
  ---
  About Internet Explorer
`

export const MY_COMPUTER = `
File
  (Create Shortcut)
  (Delete)
  (Rename)
  (Properties)
  ---
  {close}
Edit
  (Undo) | Ctrl+Z
  ---
  (Cut) | Ctrl+X
  (Copy) | Ctrl+C
  (Paste) | Ctrl+V
  (Paste Shortcut)
  ---
  (Copy To Folder...)
  (Move To Folder...)
  ---
  Select All | Ctrl+A
  Invert Selection
View${TOOLBARS}
  Status Bar${EXPLORER_BAR}
  ---
  Thumbnails
  • Tiles
  Icons
  List
  Details
  ---
  Arrange Icons by
    Name
    • Type
    Total Size
    Free Space
    Comments
    ---
    ✓ Show in Groups
    Auto Arrange
    Align to Grid
  ---
  Choose Details...
  Go to
    (Back) | Alt+Left Arrow
    (Forward) | Alt+Right Arrow
    Up One Level
    ---
    Home Page | Alt+Home
    ---
    ✓ My Computer
  Refresh${FAVORITES}
Tools
  Map Network Drive...
  Disconnect Network Drive...
  Synchronize...
  ---
  Folder Options...
Help
  {help}
  ---
  Is this copy of Windows legal?
  About Windows
`
